/** @jest-environment node */
import { log } from '../http/log.ts'
import { waitUntil } from '../http/waitUntil.testing.ts'
import { ada, admin, bob, FakeDatabase, kindsOf, startLiveServers } from './liveServer.testing.ts'

let fake: FakeDatabase
let live: Awaited<ReturnType<typeof startLiveServers>>
let errors: jest.SpyInstance

beforeEach(async () => {
  jest.spyOn(log, 'request').mockImplementation(() => undefined)
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  fake = new FakeDatabase()
  live = await startLiveServers(fake)
})
afterEach(async () => {
  await live.stop()
  jest.restoreAllMocks()
})

const errorsAbout = (text: string) => errors.mock.calls.map(String).filter((line) => line.includes(text))

describe('a stream of live events', () => {
  it('ends when its session has ended [ROOM-42]', async () => {
    const ended = await live.openConnected({ ...ada, session: 'stolen' })
    const kept = await live.openConnected(ada)
    fake.endedSessions.add('stolen')
    await waitUntil(ended.hasEnded)
    fake.record('message', { user: ada.id })
    await waitUntil(() => kindsOf(kept).includes('message p1'))
    expect(kindsOf(ended)).toEqual(['connected'])
  })

  it('ends when its user becomes an admin, or is none anymore [ROOM-42]', async () => {
    const streams = [await live.openConnected(ada), await live.openConnected(admin), await live.openConnected(bob)]
    fake.admins.add(ada.id).delete(admin.id)
    await waitUntil(() => streams[0]!.hasEnded() && streams[1]!.hasEnded())
    expect(streams[2]!.hasEnded()).toBe(false)
  })

  it('ends when its access token expires, and the browser may come back at once [ROOM-42]', async () => {
    const stream = await live.openConnected({ ...ada, expiresAt: Date.now() / 1_000 + 2 })
    await waitUntil(stream.hasEnded)
    expect(Number(stream.messages.at(-1)?.retry)).toBeLessThanOrEqual(300)
  })

  it('ends at once when the server stops, and comes back at a time of its own [ROOM-42]', async () => {
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never)
    const shutDown = live.servers[0]!.prepareShutdown()
    const streams = await Promise.all([live.openConnected(ada), live.openConnected(bob)])
    void shutDown()
    const rejected = await live.open(ada).catch(() => undefined)
    await waitUntil(() => streams.every(({ hasEnded }) => hasEnded()))
    for (const { messages } of streams) {
      expect(Number(messages.at(-1)?.retry)).toBeGreaterThanOrEqual(1_000)
      expect(Number(messages.at(-1)?.retry)).toBeLessThanOrEqual(3_000)
    }
    expect([undefined, 503]).toContain(rejected?.response.status)
    // The fake exit ends nothing, so the time limit of the shutdown comes, too.
    await waitUntil(() => exit.mock.calls.length === 2)
    expect(exit.mock.calls[0]).toEqual([0])
  })

  it('stays open while the database is down, and goes on where it was, with one line in the log [ROOM-43]', async () => {
    const stream = await live.openConnected(ada)
    fake.isDown = true
    fake.record('message', { user: ada.id })
    const fetchCount = fake.fetchCount
    await waitUntil(() => fake.fetchCount >= fetchCount + 3)
    expect(kindsOf(stream)).toEqual(['connected'])
    expect(errorsAbout('live: events cannot be read')).toHaveLength(1)
    fake.isDown = false
    await waitUntil(() => kindsOf(stream).includes('message p1'))
    expect(stream.hasEnded()).toBe(false)
  })

  it('is rejected while the database is down [ROOM-43]', async () => {
    fake.isDown = true
    const { response } = await live.open(ada)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30'])
    expect(await response.json()).toEqual({ message: 'The database is not responding.' })
    fake.isDown = false
    expect(kindsOf(await live.openConnected(ada))).toEqual(['connected'])
  })
})

describe('limits of streams', () => {
  const openMany = async (count: number, personOf: (index: number) => string, from?: string) => {
    const statuses: number[] = []
    for (let index = 0; index < count; index++) {
      const { response } = await live.open({ id: personOf(index) }, from ? { from } : {})
      statuses.push(response.status)
    }
    return statuses
  }

  it('allow a user twenty at once [ROOM-44]', async () => {
    expect(await openMany(21, () => ada.id)).toEqual([...Array<number>(20).fill(200), 503])
    expect(await openMany(1, () => bob.id)).toEqual([200])
  })

  it('allow an address three hundred, which leave room for its other requests [ROOM-44]', async () => {
    const statuses = await openMany(301, (index) => `person-${index}`)
    expect(statuses.indexOf(503)).toBe(300)
    expect(await openMany(1, () => ada.id, '203.0.113.2')).toEqual([200])
    const page = await fetch(live.servers[0]!.origin, { headers: { 'X-Forwarded-For': '203.0.113.1' } })
    expect(page.status).toBe(200)
  })
})
