/** @jest-environment node */
import { setImmediate as waitForNextTick } from 'node:timers/promises'
import type * as LoadShedding from './loadShedding.ts'

let limits: typeof LoadShedding

beforeEach(() =>
  jest.isolateModulesAsync(async () => {
    limits = await import('./loadShedding.ts')
  }),
)
afterEach(() => jest.restoreAllMocks())

/** A clock that only tests advance. */
function mockClock() {
  const clock = { now: 1_000 }
  jest.spyOn(performance, 'now').mockImplementation(() => clock.now)
  return clock
}

describe('tryAcquireRequest', () => {
  it('rejects a 501st concurrent request until one is released', () => {
    mockClock()
    const accepted = Array.from({ length: 501 }, limits.tryAcquireRequest)
    expect(accepted.indexOf(false)).toBe(500)
    limits.releaseRequest()
    expect([limits.tryAcquireRequest(), limits.tryAcquireRequest()]).toEqual([true, false])
  })

  it('sheds late requests of a burst, and accepts requests of the next tick', async () => {
    const clock = mockClock()
    const accepted = Array.from({ length: 50 }, limits.tryAcquireRequest)
    expect(accepted).not.toContain(false)
    clock.now += 100
    expect(limits.tryAcquireRequest()).toBe(true)
    clock.now += 1
    expect(limits.tryAcquireRequest()).toBe(false)
    await waitForNextTick()
    expect(limits.tryAcquireRequest()).toBe(true)
  })

  it('never sheds a few requests, however slow one of them is', () => {
    const clock = mockClock()
    expect(limits.tryAcquireRequest()).toBe(true)
    clock.now += 5_000
    expect(limits.tryAcquireRequest()).toBe(true)
  })
})

describe('databaseRequestLimit', () => {
  /** Sends a burst of 200 requests that take `ms` each, and returns how many are accepted. */
  function countAccepted(ms: number, clock: { now: number }) {
    const acquired = Array.from({ length: 200 }, () => limits.databaseRequestLimit.tryAcquire())
    const releases = acquired.filter((release) => release !== undefined)
    clock.now += ms
    releases.forEach((release) => release())
    return releases.length
  }

  it('falls to forty while requests are slow, and rises again when they are fast', () => {
    const clock = mockClock()
    expect(countAccepted(100, clock)).toBe(80)
    for (let burst = 0; burst < 5; burst++) countAccepted(1_000, clock)
    expect(countAccepted(1_000, clock)).toBe(40)
    for (let burst = 0; burst < 50; burst++) countAccepted(100, clock)
    expect(countAccepted(100, clock)).toBeGreaterThan(60)
  })
})

describe('renderWithinLimit', () => {
  const finishers: (() => void)[] = []
  const render = () => new Promise<string>((resolve) => finishers.push(() => resolve('page')))

  /** Renders a burst of pages that take `ms` each, and returns how many are accepted. */
  async function countRendered(burstSize: number, ms: number, clock: { now: number }) {
    const pages = Array.from({ length: burstSize }, () => limits.renderWithinLimit(render))
    clock.now += ms
    finishers.splice(0).forEach((finish) => finish())
    return (await Promise.all(pages)).filter(Boolean).length
  }

  it('renders eight pages at once and rejects more', async () => {
    expect(await countRendered(20, 10, mockClock())).toBe(8)
  })

  it('renders fewer pages at once while they are slow, but at least four, and more when they are fast', async () => {
    const clock = mockClock()
    for (let burst = 0; burst < 5; burst++) await countRendered(20, 1_000, clock)
    expect(await countRendered(20, 1_000, clock)).toBe(4)
    for (let burst = 0; burst < 50; burst++) await countRendered(20, 10, clock)
    expect(await countRendered(50, 10, clock)).toBeGreaterThan(12)
  })

  it('releases the slot of a page that fails to render', async () => {
    const fail = () => Promise.reject(new Error('broken'))
    for (let attempt = 0; attempt < 20; attempt++) {
      await expect(limits.renderWithinLimit(fail)).rejects.toThrow('broken')
    }
    expect(await limits.renderWithinLimit(() => Promise.resolve('page'))).toBe('page')
  })
})
