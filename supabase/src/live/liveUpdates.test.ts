import { QueryClient } from '@tanstack/react-query'
import { useSession } from '@fortnight/supabase/session'
import { letRun, settle, startEventServer } from './eventSource.testing.ts'
import { startLiveUpdates } from './liveUpdates.ts'

let stop: (() => void) | undefined

const signIn = (id: string, userType: 'client' | null = 'client') =>
  useSession.setState({ status: 'signed-in', user: { id, email: 'ada@example.com' }, userType }, true)
const signOut = () => useSession.setState({ status: 'signed-out', user: null, userType: null }, true)

afterEach(() => {
  stop?.()
  signOut()
})

describe('live updates', () => {
  it('begin when it is known who is signed in, and end with the session [ROOM-42]', async () => {
    const { connections } = startEventServer()
    stop = startLiveUpdates(new QueryClient())
    signIn('u1', null)
    signIn('u1')
    await settle(() => connections.length === 1)
    signOut()
    expect(connections[0]!.signal.aborted).toBe(true)
    signIn('u2')
    await settle(() => connections.length === 2)
  })

  it('end when the page no longer wants them [ROOM-42]', async () => {
    const { connections } = startEventServer()
    signIn('u1')
    stop = startLiveUpdates(new QueryClient())
    await settle(() => connections.length === 1)
    stop()
    expect(connections[0]!.signal.aborted).toBe(true)
    signIn('u2')
    await letRun()
    expect(connections).toHaveLength(1)
  })
})
