import { createLimiter } from './limiter.ts'

const daySeconds = 24 * 60 * 60
const firstDelaySeconds = 60
const maxDelaySeconds = 60 * 60

/**
 * Allows `freeAttempts` of a key in a day, then one each after a minute, two minutes, four minutes and so on, up to an
 * hour. Attempts that come too early are refused without making the delay longer.
 */
export function createGrowingDelay({ name, freeAttempts }: { name: string; freeAttempts: number }) {
  const attempts = createLimiter({ name, limit: Number.MAX_SAFE_INTEGER, windowSeconds: daySeconds })
  const turns = createLimiter({ name: `${name}:turn`, limit: 1, windowSeconds: firstDelaySeconds })
  return {
    /** Counts an attempt. Resolves to 0 when it is allowed, or else to the milliseconds until the next one is. */
    async attempt(key: string): Promise<number> {
      const delays = (await attempts.count(key)) - freeAttempts
      if (delays < 0) return 0
      const waitMs = await turns.attempt(key, Math.min(firstDelaySeconds * 2 ** delays, maxDelaySeconds))
      if (waitMs) await attempts.takeBack(key)
      return waitMs
    },
    /** Takes back an attempt that turned out not to count. */
    async takeBack(key: string) {
      await Promise.all([attempts.takeBack(key), turns.forget(key)])
    },
    /** Forgets all attempts of a key. */
    async forget(key: string) {
      await Promise.all([attempts.forget(key), turns.forget(key)])
    },
  }
}
