import { eventText, letRun, settle, startEventServer, useFakeTime } from './eventSource.testing.ts'
import type { LiveMessage } from './liveMessage.ts'
import { readStream } from './readStream.ts'

let leaving: AbortController
let received: LiveMessage[]

beforeEach(() => {
  useFakeTime()
  leaving = new AbortController()
  received = []
})
afterEach(() => {
  leaving.abort()
  jest.useRealTimers()
})

const read = () =>
  void readStream(
    () => received.at(-1)?.cursor,
    (message) => received.push(message),
    leaving.signal,
  )

describe('reading the live stream', () => {
  it('sends the token of the user and receives events, however they are cut [ROOM-40]', async () => {
    const { connections } = startEventServer()
    read()
    await settle(() => connections.length === 1)
    expect(connections[0]!.headers.get('Authorization')).toBe('Bearer a.b.c')
    expect(connections[0]!.headers.has('Last-Event-ID')).toBe(false)
    const text = eventText('1-1', 'message', 'p1') + ': still here\nid: 1-2\nevent: heartbeat\ndata:\n\n'
    for (const part of [text.slice(0, 9), text.slice(9, 40), text.slice(40)]) connections[0]!.send(part)
    await settle(() => received.length === 2)
    expect(received).toEqual([
      { kind: 'message', project: 'p1', cursor: '1-1' },
      { kind: 'heartbeat', project: null, cursor: '1-2' },
    ])
  })

  it('goes on after the last event when the server ends the stream, after the time that it says [ROOM-41]', async () => {
    const { connections } = startEventServer()
    read()
    await settle(() => connections.length === 1)
    connections[0]!.send(`${eventText('1-7', 'message', 'p1')}retry: 5000\n\n`)
    connections[0]!.end()
    await settle(() => jest.getTimerCount() === 1 && received.length === 1)
    await jest.advanceTimersByTimeAsync(4_900)
    expect(connections).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(200)
    await settle(() => connections.length === 2)
    expect(connections[1]!.headers.get('Last-Event-ID')).toBe('1-7')
  })

  it('connects again when nothing has come for so long that the connection must be dead [ROOM-41]', async () => {
    const { connections } = startEventServer()
    read()
    await settle(() => connections.length === 1)
    await jest.advanceTimersByTimeAsync(45_000)
    await settle(() => connections[0]!.signal.aborted)
    await jest.advanceTimersByTimeAsync(2_000)
    await settle(() => connections.length === 2)
    expect(connections[1]!.signal.aborted).toBe(false)
  })

  it('tries again later and later while the server has no stream, and not before it says [ROOM-43]', async () => {
    const { connections } = startEventServer(
      () => new Response('{}', { status: 503, headers: { 'Retry-After': '600' } }),
    )
    read()
    await settle(() => connections.length === 1 && jest.getTimerCount() === 1)
    await jest.advanceTimersByTimeAsync(599_000)
    window.dispatchEvent(new Event('online'))
    await letRun()
    expect(connections).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1_000)
    await settle(() => connections.length === 2)
  })

  it('tries again at once when the network is back [ROOM-43]', async () => {
    const { connections } = startEventServer(() => Response.error())
    read()
    for (let attempt = 1; attempt <= 3; attempt++) {
      await settle(() => connections.length === attempt && jest.getTimerCount() === 1)
      window.dispatchEvent(new Event('online'))
    }
    await settle(() => connections.length === 4)
    expect(received).toEqual([])
  })

  it('takes a page for no stream, as the server of a single area in development sends it [ROOM-43]', async () => {
    const { connections } = startEventServer(() => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }))
    read()
    await settle(() => connections.length === 1 && jest.getTimerCount() === 1)
    expect(received).toEqual([])
  })

  it('asks whether the session has been revoked when the server does not accept it [ROOM-42]', async () => {
    const { paths } = startEventServer(() => new Response('{}', { status: 401 }))
    read()
    await settle(() => paths.length === 2)
    expect(paths).toEqual(['/events', 'http://localhost/auth/v1/user'])
  })

  it('ends with the page [ROOM-42]', async () => {
    const { connections } = startEventServer()
    read()
    await settle(() => connections.length === 1)
    leaving.abort()
    await settle(() => jest.getTimerCount() === 0)
    expect(connections[0]!.signal.aborted).toBe(true)
  })
})
