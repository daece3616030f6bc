/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type CacheableResponse, createResponseCache, overloadedResponse } from './responseCache.ts'

const minute = 60_000
const maxBytes = 1_000_000

const createResponse = (text: string, overrides: Partial<CacheableResponse> = {}): CacheableResponse => ({
  status: 200,
  headers: { 'Content-Type': 'text/html' },
  body: Buffer.from(text),
  cacheUpdate: 'store',
  ...overrides,
})

/** Produces 'version 1', 'version 2' and so on, and counts the calls. */
function createProducer(overrides: Partial<CacheableResponse> = {}) {
  const produce = () => Promise.resolve(createResponse(`version ${++produce.calls}`, overrides))
  produce.calls = 0
  return produce
}

type Cache = ReturnType<typeof createResponseCache>

const getText = async (cache: Cache, produce: () => Promise<CacheableResponse>) =>
  (await cache.get('/', produce)).body.toString()

describe('a response cache', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] }))
  afterEach(() => jest.useRealTimers())

  it('produces a response once for concurrent requests and serves it for a minute', async () => {
    const cache = createResponseCache('pages', maxBytes)
    const produce = createProducer()
    await Promise.all([1, 2, 3].map(() => cache.get('/', produce)))
    jest.advanceTimersByTime(minute)
    expect(await getText(cache, produce)).toBe('version 1')
  })

  it('serves the stale response while one refetch runs, then the new one', async () => {
    const cache = createResponseCache('pages', maxBytes)
    const produce = createProducer()
    await cache.get('/', produce)
    jest.advanceTimersByTime(5 * minute)
    const concurrent = [1, 2, 3].map(() => getText(cache, produce))
    expect(await Promise.all(concurrent)).toEqual(['version 1', 'version 1', 'version 1'])
    await waitUntil(async () => (await getText(cache, produce)) === 'version 2')
    expect(produce.calls).toBe(2)
  })

  it('never serves a response that is older than eleven minutes', async () => {
    const cache = createResponseCache('pages', maxBytes)
    const produce = createProducer()
    await cache.get('/', produce)
    jest.advanceTimersByTime(11 * minute + 1)
    expect(await getText(cache, produce)).toBe('version 2')
  })

  it('rejects when a response that is older than eleven minutes cannot be refetched', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const cache = createResponseCache('pages', maxBytes)
    await cache.get('/', createProducer())
    jest.advanceTimersByTime(11 * minute + 1)
    await expect(getText(cache, () => Promise.reject(new Error('The database is down.')))).rejects.toThrow('is down')
    jest.mocked(console.error).mockRestore()
  })

  it('keeps the cached response and logs a line when a refetch fails', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const cache = createResponseCache('pages', maxBytes)
    await cache.get('/', createProducer())
    jest.advanceTimersByTime(2 * minute)
    const throwing = () => Promise.reject(new Error('The database is down.'))
    const unavailable = () => Promise.resolve(createResponse('unavailable', { status: 503, cacheUpdate: 'none' }))
    expect(await getText(cache, throwing)).toBe('version 1')
    await waitUntil(() => consoleError.mock.calls.length === 1)
    expect(await getText(cache, unavailable)).toBe('version 1')
    expect(await getText(cache, unavailable)).toBe('version 1')
    consoleError.mockRestore()
  })

  it('shares an uncached response among concurrent requests', async () => {
    const cache = createResponseCache('pages', maxBytes)
    const produce = createProducer({ status: 503, cacheUpdate: 'none' })
    expect(await Promise.all([1, 2].map(() => getText(cache, produce)))).toEqual(['version 1', 'version 1'])
    expect(await getText(cache, produce)).toBe('version 2')
  })

  it('removes a page that is gone', async () => {
    const cache = createResponseCache('pages', maxBytes)
    await cache.get('/', createProducer())
    jest.advanceTimersByTime(2 * minute)
    const gone = () => Promise.resolve(createResponse('gone', { status: 410, cacheUpdate: 'remove' }))
    await cache.get('/', gone)
    await waitUntil(async () => (await getText(cache, gone)) !== 'version 1')
    expect(await getText(cache, gone)).toBe('gone')
  })

  it('does not cache unknown pages', async () => {
    const cache = createResponseCache('pages', maxBytes)
    const produce = createProducer({ status: 404, cacheUpdate: 'remove' })
    await cache.get('/', produce)
    expect(await getText(cache, produce)).toBe('version 2')
  })

  it('is emptied by clear, which also keeps out a response in production', async () => {
    const cache = createResponseCache('pages', maxBytes)
    const produce = createProducer()
    await cache.get('/', produce)
    cache.clear()
    const pending = cache.get('/', produce)
    cache.clear()
    expect((await pending).body.toString()).toBe('version 2')
    expect(await getText(cache, produce)).toBe('version 3')
  })

  it('serves what was cleared for five seconds more while the server is too busy to produce another response [REL-116]', async () => {
    const cache = createResponseCache('pages', maxBytes)
    await cache.get('/', createProducer())
    cache.clear()
    const shed = () => Promise.resolve(overloadedResponse)
    expect(await getText(cache, shed)).toBe('version 1')
    jest.advanceTimersByTime(4_000)
    cache.clear()
    expect(await getText(cache, shed)).toBe('version 1')
    jest.advanceTimersByTime(1_001)
    expect(await getText(cache, shed)).toBe(overloadedResponse.body.toString())
    expect(await getText(cache, createProducer())).toBe('version 1')
  })

  it('evicts the least recently used response when it is full', async () => {
    const cache = createResponseCache('pages', 10_000)
    const image = { headers: { 'Content-Type': 'image/png' } }
    const produceLarge = () => Promise.resolve(createResponse('x'.repeat(4_000), image))
    for (const key of ['a', 'b', 'c']) await cache.get(key, produceLarge)
    const produce = createProducer(image)
    await cache.get('c', produce)
    expect(produce.calls).toBe(0)
    await cache.get('a', produce)
    expect(produce.calls).toBe(1)
  })

  it('compresses a search further once it is requested again', async () => {
    const cache = createResponseCache('pages', maxBytes)
    const text = Array.from({ length: 300 }, (_, number) => `word ${number * number} `).join('')
    const produce = () => Promise.resolve(createResponse(text))
    const readSize = async () => (await cache.get('/blog?q=word', produce)).brotli!.length
    const firstSize = await readSize()
    await waitUntil(async () => (await readSize()) < firstSize)
    expect(brotliDecompressSync((await cache.get('/blog?q=word', produce)).brotli!).toString()).toBe(text)
  })

  it('compresses text with brotli and gzip, and does not compress images', async () => {
    const cache = createResponseCache('pages', maxBytes)
    const text = 'once upon a time '.repeat(100)
    const produce = (type: string) => () => Promise.resolve(createResponse(text, { headers: { 'content-type': type } }))
    for (const type of ['text/html; charset=utf-8', 'application/rss+xml', 'image/svg+xml', 'application/json']) {
      const { brotli, gzip } = await cache.get(type, produce(type))
      expect(brotliDecompressSync(brotli!).toString()).toBe(text)
      expect(gunzipSync(gzip!).toString()).toBe(text)
    }
    expect((await cache.get('png', produce('image/png'))).brotli).toBeUndefined()
  })
})

/** Like the `waitUntil` of other tests, without the timers that these ones replace. */
async function waitUntil(isTrue: () => boolean | Promise<boolean>) {
  const end = performance.now() + 15_000
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error('The condition did not become true within 15 s.')
    await new Promise((resolve) => setImmediate(resolve))
  }
}
