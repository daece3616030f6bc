import { waitFor } from '@testing-library/dom'
import { QueryClient } from '@fortnight/shared-ui/query'
import { connect, sessionStorageKey } from '@fortnight/supabase/client'
import { useSession } from '@fortnight/supabase/session'
import { endSession, findUserType, signIn, signOut } from './sessionController.ts'
import { signOutNoticeKey } from '@fortnight/supabase/core/localSession'
import { startSession } from './startSession.ts'

const user = { id: 'u1', email: 'ada@company.example' }
const expires_at = Math.floor(Date.now() / 1_000) + 3_600
const session = { access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3_600, expires_at, user }
const queryClient = new QueryClient()

/** Lets the services answer by the path that is asked for; gives the requests that were made. */
function servicesAnswer(answers: Record<string, () => Response | Promise<Response>>) {
  const asked: string[] = []
  globalThis.fetch = jest.fn(async (input) => {
    const url = String(input)
    asked.push(url)
    const path = Object.keys(answers).find((part) => url.includes(part))
    return path ? answers[path]!() : Response.json([])
  })
  return asked
}

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
const tokens = { '/auth/v1/token': () => Response.json(session) }
const signedIn = { status: 'signed-in', user, userType: 'client' } as const
const until = (userType: string) => waitFor(() => expect(useSession.getState().userType).toBe(userType))

beforeAll(() => {
  connect({ url: 'http://localhost', key: 'test' })
  startSession(queryClient)
})

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ status: 'signed-out', user: null, userType: null }, true)
})

describe('the session', () => {
  it('reads the user type from user_profiles after signing in [AUTH-1]', async () => {
    const asked = servicesAnswer({ ...tokens, '/rest/v1/user_profiles': () => Response.json([{ user_type: 'admin' }]) })
    expect(await signIn(user.email, 'secret')).toEqual({ error: null })
    await until('admin')
    expect(useSession.getState()).toEqual({ status: 'signed-in', user, userType: 'admin' })
    expect(asked.find((url) => url.includes('user_profiles'))).toContain('select=user_type&id=eq.u1')
  })

  it('takes somebody without a row for a client [AUTH-2]', async () => {
    servicesAnswer({ ...tokens, '/rest/v1/user_profiles': () => Response.json([]) })
    await signIn(user.email, 'secret')
    await until('client')
    expect(useSession.getState()).toEqual({ status: 'signed-in', user, userType: 'client' })
  })

  it('tries a failed lookup once more, then goes on as client and says so, until asked again [AUTH-2]', async () => {
    useSession.setState({ status: 'signed-in', user, userType: null }, true)
    const asked = servicesAnswer({ '/rest/v1/user_profiles': unreachable })
    await findUserType()
    expect(asked).toHaveLength(2)
    expect(useSession.getState()).toMatchObject({ userType: 'client', isTypeUnconfirmed: true })
    servicesAnswer({ '/rest/v1/user_profiles': () => Response.json([{ user_type: 'admin' }]) })
    await findUserType()
    expect(useSession.getState()).toEqual({ status: 'signed-in', user, userType: 'admin' })
  })

  it('does not look the type up again after a wait that took too long [AUTH-2]', async () => {
    useSession.setState({ status: 'signed-in', user, userType: null }, true)
    const tooSlow = () => Promise.reject(new DOMException('The operation was aborted', 'AbortError'))
    const asked = servicesAnswer({ '/rest/v1/user_profiles': tooSlow })
    await findUserType()
    expect(asked).toHaveLength(1)
    expect(useSession.getState()).toMatchObject({ userType: 'client', isTypeUnconfirmed: true })
  })

  it.each([
    [
      'answers that the session does not exist [AUTH-4]',
      () => Response.json({ error_code: 'session_not_found' }, { status: 403 }),
    ],
    ['fails [AUTH-5]', () => Response.json({ msg: 'broken' }, { status: 500 })],
    ['cannot be reached [AUTH-5]', unreachable],
  ])('ends on signing out, whatever is stored and known of it, when the service %s', async (_what, reply) => {
    localStorage.setItem(sessionStorageKey, JSON.stringify(session))
    localStorage.setItem('fortnight-draft:profile:u1', '{}')
    useSession.setState(signedIn, true)
    queryClient.setQueryData(['projects'], ['secret'])
    const asked = servicesAnswer({ '/auth/v1/logout': reply })
    signOut()
    expect(useSession.getState()).toMatchObject({ status: 'signed-out', user: null, userType: null })
    expect(localStorage.getItem(sessionStorageKey)).toBeNull()
    expect(queryClient.getQueryData(['projects'])).toBeUndefined()
    await waitFor(() => expect(asked).toEqual(['http://localhost/auth/v1/logout?scope=local']))
    expect(localStorage.getItem('fortnight-draft:profile:u1')).toBeNull()
  })

  it('forgets the type with the person [AUTH-3]', () => {
    useSession.setState({ ...signedIn, userType: 'admin' }, true)
    endSession('unexpectedly')
    expect(useSession.getState().userType).toBeNull()
  })

  it('tells a sign-out in another tab from a session that was lost', async () => {
    const hear = (key: string) => dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
    for (const [key, ended] of [
      [sessionStorageKey, 'unexpectedly'],
      [signOutNoticeKey, 'by-choice'],
    ] as const) {
      servicesAnswer(tokens)
      await signIn(user.email, 'secret')
      hear(key)
      await waitFor(() => expect(useSession.getState()).toMatchObject({ status: 'signed-out', ended }))
    }
  })

  it('drops what one person has seen before the next one is there', async () => {
    servicesAnswer(tokens)
    await signIn(user.email, 'secret')
    queryClient.setQueryData(['projects'], ['secret'])
    servicesAnswer({ '/auth/v1/token': () => Response.json({ ...session, user: { ...user, id: 'u2' } }) })
    await signIn('other@company.example', 'secret')
    expect(useSession.getState().user?.id).toBe('u2')
    expect(queryClient.getQueryData(['projects'])).toBeUndefined()
  })
})
