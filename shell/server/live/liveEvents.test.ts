/** @jest-environment node */
import { log } from '../http/log.ts'
import { waitUntil } from '../http/waitUntil.testing.ts'
import { ada, admin, bob, FakeDatabase, kindsOf, startLiveServers } from './liveServer.testing.ts'

let fake: FakeDatabase
let live: Awaited<ReturnType<typeof startLiveServers>>

beforeEach(async () => {
  jest.spyOn(log, 'request').mockImplementation(() => undefined)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  fake = new FakeDatabase()
  live = await startLiveServers(fake)
})
afterEach(async () => {
  await live.stop()
  jest.restoreAllMocks()
})

describe('GET /events', () => {
  it('tells a client what changes in their projects, and nothing of others or of the team [ROOM-40]', async () => {
    const streams = [await live.openConnected(ada), await live.openConnected(bob), await live.openConnected(admin)]
    fake.record('message', { user: ada.id })
    fake.record('note')
    fake.record('read', { user: bob.id, forAdmins: false })
    fake.record('inbox')
    await waitUntil(() => kindsOf(streams[2]!).length === 4)
    expect(streams.map(kindsOf)).toEqual([
      ['connected', 'message p1'],
      ['connected', 'read p3'],
      ['connected', 'message p1', 'note p2', 'inbox p4'],
    ])
  })

  it('is not compressed, stored or held back by proxies [ROOM-40]', async () => {
    const { response } = await live.openConnected(ada)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(response.headers.has('content-encoding')).toBe(false)
  })

  it('is for signed-in users only [ROOM-40]', async () => {
    const responses = [await live.open(undefined), await live.open({ id: '' }), await live.open({ id: 'nobody' })]
    expect(responses.map(({ response }) => response.status)).toEqual([401, 401, 401])
    expect(await responses[2]!.response.json()).toEqual({ message: 'Your session has expired. Please sign in again.' })
    const head = await fetch(`${live.servers[0]!.origin}/events`, { method: 'HEAD' })
    expect(head.status).toBe(405)
  })

  it('sends what was missed since the last event that the browser got [ROOM-41]', async () => {
    await live.openConnected(admin)
    const cursors = ['message', 'file', 'project'].map((kind) => fake.record(kind, { user: ada.id }))
    fake.record('note')
    await waitUntil(() => fake.fetchCount > 3)
    const stream = await live.openConnected(ada, { cursor: cursors[0]! })
    expect(kindsOf(stream)).toEqual(['file p2', 'project p3', 'connected'])
    expect(stream.messages.map(({ id }) => id)).toEqual([...cursors.slice(1), '100-4'])
  })

  it('sends what has happened while a page was loading [ROOM-41]', async () => {
    const first = await live.openConnected(ada)
    fake.record('message', { user: ada.id })
    await waitUntil(() => kindsOf(first).length === 2)
    expect(kindsOf(await live.openConnected(ada))).toEqual(['message p1', 'connected'])
  })

  it('asks the browser to load everything when it cannot know what was missed [ROOM-41]', async () => {
    for (let index = 0; index < 5; index++) fake.record('message', { user: ada.id })
    await live.openConnected(bob)
    for (const cursor of ['100-4', 'nonsense', '']) {
      expect(kindsOf(await live.openConnected(ada, { cursor }))).toEqual(['reset'])
    }
    expect(kindsOf(await live.openConnected(ada, { cursor: '100-5' }))).toEqual(['connected'])
  })

  it('asks the browser to load everything after a great many changes at once [ROOM-41]', async () => {
    const open = await live.openConnected(admin)
    for (let index = 0; index < 1_205; index++) fake.record('project', { user: ada.id })
    await waitUntil(() => kindsOf(open).length === 2)
    const late = await live.openConnected(admin)
    fake.record('note')
    await waitUntil(() => kindsOf(late).length === 3 && kindsOf(open).length === 3)
    expect([open, late].map(kindsOf)).toEqual([
      ['connected', 'reset', 'note p1206'],
      ['reset', 'connected', 'note p1206'],
    ])
  })

  it('keeps an idle connection open, and the cursor of its browser young [ROOM-41]', async () => {
    const stream = await live.openConnected(ada)
    fake.record('note')
    // Once the server asks again, it knows the answer to what it asked after the note.
    const { fetchCount } = fake
    await waitUntil(() => fake.fetchCount >= fetchCount + 2)
    const now = performance.now.bind(performance)
    jest.spyOn(performance, 'now').mockImplementation(() => now() + 20_000)
    await waitUntil(() => stream.messages.some(({ event }) => event === 'heartbeat'))
    expect(stream.messages.at(-1)).toEqual({ comment: 'still here', id: '100-1', event: 'heartbeat', data: '' })
  })

  it('is told to the browsers of all servers [ROOM-47]', async () => {
    const cluster = await startLiveServers(fake, 2)
    const streams = await Promise.all(cluster.servers.map(({ origin }) => cluster.openConnected(ada, { origin })))
    fake.record('message', { user: ada.id })
    await waitUntil(() => streams.every((stream) => kindsOf(stream).length === 2))
    expect(streams.map(kindsOf)).toEqual(Array(2).fill(['connected', 'message p1']))
    await cluster.stop()
  })

  it('does not exist without the secret key, which the browser is told [ROOM-43]', async () => {
    const without = await startLiveServers(undefined)
    const { response } = await without.open(ada)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '600'])
    expect(await response.json()).toEqual({ message: 'This server sends no live events: it has no secret key.' })
    await without.stop()
  })
})
