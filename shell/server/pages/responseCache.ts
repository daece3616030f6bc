import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { log } from '../http/log.ts'
import { isRenderingBusy, overloadedMessage } from '../limits/loadShedding.ts'
import { countCacheLookup } from '../metrics/metrics.ts'

export type CacheableResponse = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** `store`: valid for every client. `remove`: nothing may be cached here. `none`: a failure that may be temporary. */
  cacheUpdate: 'store' | 'remove' | 'none'
  /** Whether the server is too busy to produce the response. */
  isShed?: true
}

/** A response with its compressed bodies, ready to be sent; `isSmallest` once they are compressed as far as possible. */
export type CompressedResponse = CacheableResponse & {
  etag: string
  brotli?: Buffer
  gzip?: Buffer
  isSmallest?: boolean
}

/** Sent instead of producing a response under overload. */
export const overloadedResponse: CacheableResponse = {
  status: 503,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '5' },
  body: Buffer.from(overloadedMessage),
  cacheUpdate: 'none',
  isShed: true,
}

type Produce = () => Promise<CacheableResponse>

const freshMs = 60_000
const maxStaleMs = 10 * 60_000
// A switch of a build is visible everywhere within this time.
const maxClearedMs = 5_000
const minCompressedBytes = 512
// Of a page: 3 ms, and 100 ms for 10 % fewer bytes. Both off the main thread.
const fastQuality = 5
const bestQuality = constants.BROTLI_MAX_QUALITY
const megabytes = 1024 * 1024

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Carries a response past the cache to the clients that wait for it. */
class UncachedResponse extends Error {
  readonly response: CompressedResponse
  constructor(response: CompressedResponse) {
    super('This response is not cached.')
    this.response = response
  }
}

/**
 * Caches responses in memory: fresh for a minute, then up to ten minutes stale while one refetch runs. A failed refetch
 * keeps the cached response. Concurrent requests for a key produce its response once. When the server is too busy to produce it,
 * what the last five seconds have cleared is sent instead. `name` is its label in the metrics.
 */
export function createResponseCache(name: string, maxBytes: number) {
  const cleared = new LRUCache<string, CompressedResponse>({
    maxSize: maxBytes,
    sizeCalculation: (response, key) => key.length + byteLength(response),
    ttl: maxClearedMs,
    ttlAutopurge: true,
    perf: Date,
  })
  const cache = new LRUCache<string, CompressedResponse, Produce>({
    maxSize: maxBytes,
    sizeCalculation: (response, key) => key.length + byteLength(response),
    ttl: freshMs,
    perf: Date,
    // `clear` and evictions abort fetches: a response then reaches the clients that wait for it, and is not cached.
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
    async fetchMethod(key, staleResponse, { context: produce, options }) {
      const response = await produce()
        .then((produced) => compress(produced, isRequestedOften(key) && !isRenderingBusy()))
        .catch((error: unknown) => {
          if (staleResponse) log.error(`${key}: refetch failed: ${String(error)}`)
          throw error
        })
      if (response.cacheUpdate === 'store') return response
      if (response.cacheUpdate === 'remove') options.noDeleteOnFetchRejection = false
      throw new UncachedResponse(response)
    },
  })

  /** `fallbackKey`: the response to send when the server is too busy to produce this one. */
  async function get(key: string, produce: Produce, fallbackKey = key): Promise<CompressedResponse> {
    try {
      const remainingMs = cache.getRemainingTTL(key)
      const allowStale = remainingMs >= -maxStaleMs
      const isCached = allowStale && cache.peek(key, { allowStale }) !== undefined
      countCacheLookup(name, isCached ? (remainingMs > 0 ? 'hit' : 'stale') : 'miss')
      const response = await cache.forceFetch(key, { context: produce, allowStale })
      if (isCached && !isRenderingBusy()) {
        compressFurther(response).catch((error: unknown) => log.error(`${key}: compression failed: ${String(error)}`))
      }
      return response
    } catch (error) {
      if (error instanceof UncachedResponse)
        return (error.response.isShed && findOlder(key, fallbackKey)) || error.response
      throw error
    }
  }

  const findOlder = (key: string, fallbackKey: string) =>
    cleared.get(key) ?? cache.peek(fallbackKey) ?? cleared.get(fallbackKey)

  function clear() {
    // With repeated clearing, what was cleared first is still dropped after its five seconds.
    for (const [key, response] of cache.entries()) cleared.set(key, response)
    cache.clear()
  }

  return { get, clear }
}

export type ResponseCache = ReturnType<typeof createResponseCache>

/** Separate, so that many small files, large images and the shell's own pages cannot evict public pages and feeds. */
export const responseCaches = {
  pages: createResponseCache('pages', 64 * megabytes),
  files: createResponseCache('files', 32 * megabytes),
  images: createResponseCache('images', 32 * megabytes),
  shellPages: createResponseCache('shellPages', 8 * megabytes),
}

/** Clears every cache, because content has changed or marketing has a new build. */
export function clearResponseCaches() {
  for (const cache of Object.values(responseCaches)) cache.clear()
}

// Searches are often requested only once, pages without a query many times.
const isRequestedOften = (key: string) => !key.includes('?')

/** Compresses a response, quickly or as far as possible. */
export async function compress(response: CacheableResponse, isSmallest: boolean): Promise<CompressedResponse> {
  const { body, headers } = response
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  const contentType = new Headers(headers).get('Content-Type') ?? ''
  const isText = /^text\/|[/+](json|xml)\b/.test(contentType)
  if (!isText || body.length < minCompressedBytes) return { ...response, etag }
  const [brotli, gzip] = await Promise.all([
    compressWithBrotli(body, isSmallest ? bestQuality : fastQuality),
    compressGzip(body),
  ])
  return { ...response, etag, brotli, gzip, isSmallest }
}

/** Makes a cached response smaller, in place. */
async function compressFurther(response: CompressedResponse) {
  if (response.isSmallest !== false) return
  response.isSmallest = true
  response.brotli = await compressWithBrotli(response.body, bestQuality)
}

const compressWithBrotli = (body: Buffer, quality: number) =>
  compressBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })

const byteLength = ({ body, brotli, gzip }: CompressedResponse) =>
  body.length + (brotli?.length ?? 0) + (gzip?.length ?? 0)
