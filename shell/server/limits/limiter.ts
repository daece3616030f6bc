import { createHash } from 'node:crypto'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { countRateLimited } from '../metrics/metrics.ts'
import { BoundedMemoryLimiter } from './boundedMemoryLimiter.ts'
import { type SharedStore, sharedStore } from './sharedStore.ts'

type Options = {
  /** Distinguishes the limiter from others in the shared store. */
  name: string
  limit: number
  windowSeconds: number
}

/**
 * Counts attempts by key in a window that begins with the first one: in the store that all shells share, or in memory
 * without one and during its outages.
 */
export function createLimiter({ name, limit, windowSeconds }: Options, store: SharedStore | undefined = sharedStore()) {
  const options = { points: limit, duration: windowSeconds, keyPrefix: `fortnight:${name}` }
  const memory = new BoundedMemoryLimiter(options)
  const limiter = store
    ? new RateLimiterRedis({
        ...options,
        storeClient: store.limiterClient,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        insuranceLimiter: memory,
      })
    : memory
  return {
    /** Counts an attempt. Resolves to 0 when it is allowed, or else to the milliseconds until the window ends. */
    async attempt(key: string, seconds = windowSeconds): Promise<number> {
      try {
        await limiter.consume(shorten(key), 1, { customDuration: seconds })
        return 0
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        countRateLimited(name)
        return Math.max(1, refusal.msBeforeNext)
      }
    },
    /** Counts an attempt that is never refused; resolves to the number of attempts in the window. */
    count: async (key: string) => (await limiter.penalty(shorten(key))).consumedPoints,
    /** Takes back an attempt that turned out not to count. */
    async takeBack(key: string) {
      await limiter.reward(shorten(key))
    },
    /** Forgets all attempts of a key. */
    async forget(key: string) {
      await limiter.delete(shorten(key))
    },
  }
}

// Keys contain addresses and texts of any length, which the store neither needs nor should reveal.
const shorten = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22)
