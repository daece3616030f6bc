import { LRUCache } from 'lru-cache'
import { RateLimiterMemory } from 'rate-limiter-flexible'

const maxKeys = 50_000

/** Keeps the keys that were used last, so that attempts with millions of keys cannot exhaust the memory. */
export class BoundedMemoryLimiter extends RateLimiterMemory {
  private readonly keys = new LRUCache<string, true>({
    max: maxKeys,
    dispose: (_value, key, reason) => {
      if (reason === 'evict') void this.delete(key)
    },
  })

  override consume(key: string, ...rest: unknown[]) {
    this.keys.set(key, true)
    return super.consume(key, ...(rest as [number, object]))
  }

  override penalty(key: string, ...rest: unknown[]) {
    this.keys.set(key, true)
    return super.penalty(key, ...(rest as [number, object]))
  }
}
