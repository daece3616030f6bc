// eslint-disable-next-line no-restricted-imports -- An observer stands for a component that shows the query.
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { eventText, letRun, setHidden, settle, startEventServer, useFakeTime } from './eventSource.testing.ts'
import { followChanges } from './followChanges.ts'

const projectId = 'p1'
const queryKeys = [
  ...['thread', 'room', 'unread'].map((part) => ['messages', part, ...(part === 'unread' ? [] : [projectId])]),
  ...[['messages', 'thread', 'p2'], ['files', projectId], ['notes', projectId], ['inbox'], ['mails'], ['projects']],
]
const nameOf = (queryKey: readonly unknown[]) => queryKey.join(' ')

let leaving: AbortController
let queryClient: QueryClient
/** The keys of the queries that have been fetched since a test last looked. */
let fetched: string[]
let connections: ReturnType<typeof startEventServer>['connections']

beforeEach(async () => {
  useFakeTime()
  leaving = new AbortController()
  queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, networkMode: 'always' } } })
  fetched = []
  for (const queryKey of queryKeys) {
    const queryFn = () => fetched.push(nameOf(queryKey))
    const stop = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined)
    leaving.signal.addEventListener('abort', stop)
  }
  await settle(() => fetched.splice(0).length > 0)
  ;({ connections } = startEventServer())
  followChanges(queryClient, 'u1', leaving.signal)
  await settle(() => connections.length === 1)
})
afterEach(() => {
  leaving.abort()
  setHidden(false)
  jest.useRealTimers()
})

async function receive(kind: string, project: string | null = projectId) {
  connections[0]!.send(eventText('1-1', kind, project))
  await letRun()
}

describe('an event of the live stream', () => {
  it.each([
    ['message', ['inbox', 'messages room p1', 'messages thread p1', 'messages unread']],
    ['file', ['files p1', 'inbox', 'messages room p1', 'messages thread p1', 'messages unread']],
    ['read', ['inbox', 'messages unread']],
    ['project', ['inbox', 'messages room p1', 'messages unread', 'projects']],
    ['note', ['notes p1']],
    ['inbox', ['inbox']],
    ['mail', ['mails']],
    ['reset', queryKeys.map(nameOf).sort()],
    ['connected', []],
    ['something of a later release', []],
  ])('refetches what the page shows of it: %s [ROOM-40]', async (kind, expected) => {
    await receive(kind)
    await jest.advanceTimersByTimeAsync(100)
    expect(fetched.sort()).toEqual(expected)
  })

  it('refetches at most once a second, and nothing is left out [ROOM-40]', async () => {
    await receive('mail')
    await jest.advanceTimersByTimeAsync(100)
    await receive('mail')
    await receive('mail')
    await jest.advanceTimersByTimeAsync(800)
    expect(fetched).toEqual(['mails'])
    await jest.advanceTimersByTimeAsync(300)
    expect(fetched).toEqual(['mails', 'mails'])
  })

  it('waits for what the user has just done to be stored [ROOM-40]', async () => {
    let finish: (() => void) | undefined
    const mutationFn = () => new Promise<void>((resolve) => (finish = resolve))
    void queryClient.getMutationCache().build(queryClient, { mutationFn, networkMode: 'always' }).execute(undefined)
    await settle(() => finish !== undefined)
    await receive('project')
    await jest.advanceTimersByTimeAsync(500)
    expect(fetched).toEqual([])
    finish!()
    await jest.advanceTimersByTimeAsync(200)
    expect(fetched).toContain('projects')
  })

  it('refetches only the unread counts in a hidden tab, and the rest when it is looked at [ROOM-48]', async () => {
    setHidden(true)
    await receive('message')
    await jest.advanceTimersByTimeAsync(100)
    expect(fetched).toEqual(['messages unread'])
    setHidden(false)
    await jest.advanceTimersByTimeAsync(100)
    expect(fetched.sort()).toEqual(['inbox', 'messages room p1', 'messages thread p1', 'messages unread'])
  })
})

describe('without a stream', () => {
  it('a page that is looked at asks for everything it shows about twice a minute [ROOM-43]', async () => {
    connections[0]!.end()
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    await jest.advanceTimersByTimeAsync(26_000)
    expect(fetched.sort()).toEqual(queryKeys.map(nameOf).sort())
    await jest.advanceTimersByTimeAsync(26_000)
    expect(fetched).toHaveLength(2 * queryKeys.length)
  })

  it('a hidden page asks for nothing until it is looked at [ROOM-43]', async () => {
    setHidden(true)
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    connections[0]!.end()
    await jest.advanceTimersByTimeAsync(120_000)
    expect(fetched).toEqual([])
    setHidden(false)
    await jest.advanceTimersByTimeAsync(100)
    expect(fetched).toHaveLength(queryKeys.length)
  })

  it('a stream that lives keeps the page from asking [ROOM-43]', async () => {
    for (let minute = 0; minute < 4; minute++) {
      connections[0]!.send(': still here\nid: 1-2\nevent: heartbeat\ndata:\n\n')
      await letRun()
      await jest.advanceTimersByTimeAsync(20_000)
    }
    expect(fetched).toEqual([])
  })
})
