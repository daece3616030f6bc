/** @jest-environment node */
import { describeWithRedis } from './describeWithRedis.ts'
import { startRedis } from './redis.ts'
import { log } from '../../shell/server/http/log.ts'
import { createLimiter } from '../../shell/server/limits/limiter.ts'
import { createSharedStore, type SharedStore } from '../../shell/server/limits/sharedStore.ts'

describeWithRedis('limits of several shells', () => {
  let redis: Awaited<ReturnType<typeof startRedis>> | undefined
  let stores: SharedStore[] = []
  const errors = jest.spyOn(log, 'error').mockImplementation(() => undefined)
  const infos = jest.spyOn(log, 'info').mockImplementation(() => undefined)

  beforeAll(async () => {
    redis = await startRedis()
  })
  beforeEach(async () => {
    stores = await Promise.all([createSharedStore(redis!.url), createSharedStore(redis!.url)])
    await untilReady()
    errors.mockClear()
    infos.mockClear()
  })
  afterEach(() => stores.forEach((store) => store.close()))
  afterAll(() => redis?.stop())

  async function untilReady() {
    while (!stores.every((store) => store.limiterClient.isReady)) await new Promise(setImmediate)
  }

  const createLimiters = (name: string, limit: number) =>
    stores.map((store) => createLimiter({ name, limit, windowSeconds: 60 }, store))

  it('count an attempt once, whichever shell received it [LIMIT-1]', async () => {
    const [first, second] = createLimiters('shared', 2)
    expect([await first!.attempt('ada'), await second!.attempt('ada')]).toEqual([0, 0])
    const waitMs = await first!.attempt('ada')
    expect(waitMs).toBeGreaterThan(50_000)
    expect(waitMs).toBeLessThanOrEqual(60_000)
    expect(await second!.attempt('bob')).toBe(0)
    await second!.forget('ada')
    expect(await first!.attempt('ada')).toBe(0)
  })

  it('take back what one shell counted on another [LIMIT-1]', async () => {
    const [first, second] = createLimiters('taken-back', 1)
    expect(await first!.attempt('ada')).toBe(0)
    await second!.takeBack('ada')
    expect([await first!.attempt('ada'), await second!.count('ada')]).toEqual([0, 2])
  })

  it('are counted by each shell on its own while Redis is down, logged once, and shared again afterwards [LIMIT-1]', async () => {
    const [first, second] = createLimiters('outage', 2)
    await first!.attempt('ada')
    await redis!.stop()
    while (errors.mock.calls.length === 0) await new Promise(setImmediate)
    for (const limiter of [first!, second!]) {
      expect([await limiter.attempt('ada'), await limiter.attempt('ada')]).toEqual([0, 0])
      expect(await limiter.attempt('ada')).toBeGreaterThan(0)
    }
    redis = await startRedis(redis!.port)
    await untilReady()
    expect([await first!.attempt('bob'), await second!.attempt('bob')]).toEqual([0, 0])
    expect(await first!.attempt('bob')).toBeGreaterThan(0)
    const sentences = errors.mock.calls.map(([message]) => message)
    expect(sentences).toEqual(
      Array(2).fill(
        expect.stringMatching(
          /^Redis does not respond \(.+\)\. This shell counts rate limits on its own until Redis is back\.$/,
        ),
      ),
    )
    expect(infos).toHaveBeenCalledWith('Redis responds again. Rate limits are shared with the other shells.')
  })

  it('do not take a busy process of their own for a silent Redis [LIMIT-1]', async () => {
    const [limiter] = createLimiters('busy', 100)
    const attempt = limiter!.attempt('ada')
    // The command is sent, and its reply arrives while nothing reads it.
    await new Promise(setImmediate)
    const busyUntil = performance.now() + 400
    while (performance.now() < busyUntil);
    expect(await attempt).toBe(0)
    expect(errors).not.toHaveBeenCalled()
    // Asks without the limit of 250 ms, which Redis itself can exceed on a machine with much to do.
    expect(await stores[1]!.client.keys('fortnight:busy:*')).toHaveLength(1)
  })

  it('wait at most 250 ms for a Redis that has stopped responding [LIMIT-1]', async () => {
    const [limiter] = createLimiters('silent', 100)
    redis!.pause()
    const startedAt = performance.now()
    expect(await limiter!.attempt('ada')).toBe(0)
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(249)
    let waits = 0
    for (let attempt = 0; attempt < 20; attempt++) {
      const attemptedAt = performance.now()
      expect(await limiter!.attempt('ada')).toBe(0)
      if (performance.now() - attemptedAt >= 249) waits++
    }
    redis!.resume()
    // One wait spares the attempts of the next second from waiting, too.
    expect(waits).toBeLessThan(10)
    while (infos.mock.calls.length === 0) await limiter!.attempt('ada')
    expect(errors).toHaveBeenCalledTimes(1)
  })
})
