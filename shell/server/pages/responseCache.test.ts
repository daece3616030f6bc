/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Answer, answerMemory } from './responseCache.ts'

const minute = 60_000
const roomy = 1_000_000

const answer = (text: string, rest: Partial<Answer> = {}): Answer => ({
  status: 200,
  headers: { 'Content-Type': 'text/html' },
  body: Buffer.from(text),
  memory: 'keep',
  ...rest,
})

/** Produces 'made 1', 'made 2' and so on, and counts them. */
function counting(rest: Partial<Answer> = {}) {
  const produce = async () => answer(`made ${++produce.made}`, rest)
  produce.made = 0
  return produce
}

const textAt = async (memory: ReturnType<typeof answerMemory>, key: string, produce: () => Promise<Answer>) =>
  (await memory.at(key, produce)).body.toString()

describe('the memory of answers', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] }))
  afterEach(() => jest.useRealTimers())

  it('produces an answer once for all who ask at the same time, and keeps it for a minute', async () => {
    const memory = answerMemory(roomy)
    const produce = counting()
    await Promise.all([1, 2, 3].map(() => memory.at('/', produce)))
    jest.setSystemTime(Date.now() + minute)
    expect(await textAt(memory, '/', produce)).toBe('made 1')
  })

  it('gives the old answer while one renewal runs, then the new one', async () => {
    const memory = answerMemory(roomy)
    const produce = counting()
    await memory.at('/', produce)
    jest.setSystemTime(Date.now() + 5 * minute)
    const askedTogether = [1, 2, 3].map(() => textAt(memory, '/', produce))
    expect(await Promise.all(askedTogether)).toEqual(['made 1', 'made 1', 'made 1'])
    await until(async () => (await textAt(memory, '/', produce)) === 'made 2')
    expect(produce.made).toBe(2)
  })

  it('never gives an answer that is older than eleven minutes', async () => {
    const memory = answerMemory(roomy)
    const produce = counting()
    await memory.at('/', produce)
    jest.setSystemTime(Date.now() + 11 * minute + 1)
    expect(await textAt(memory, '/', produce)).toBe('made 2')
  })

  it('keeps the last good answer when the renewal fails', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const memory = answerMemory(roomy)
    await memory.at('/', counting())
    jest.setSystemTime(Date.now() + 2 * minute)
    const failing = () => Promise.reject(new Error('The database is away.'))
    const failed = async () => answer('an error', { status: 503, memory: 'unchanged' })
    expect(await textAt(memory, '/', failing)).toBe('made 1')
    await until(() => complaint.mock.calls.length === 1)
    expect(await textAt(memory, '/', failed)).toBe('made 1')
    expect(await textAt(memory, '/', failed)).toBe('made 1')
    complaint.mockRestore()
  })

  it('forgets a page that is gone', async () => {
    const memory = answerMemory(roomy)
    await memory.at('/', counting())
    jest.setSystemTime(Date.now() + 2 * minute)
    const gone = async () => answer('gone', { status: 410, memory: 'forget' })
    await memory.at('/', gone)
    await until(async () => (await textAt(memory, '/', gone)) === 'gone')
  })

  it('keeps nothing that is not to be kept, such as unknown pages', async () => {
    const memory = answerMemory(roomy)
    const produce = counting({ status: 404, memory: 'forget' })
    await memory.at('/nowhere', produce)
    expect(await textAt(memory, '/nowhere', produce)).toBe('made 2')
  })

  it('drops everything when content changes, also what was being produced at that moment', async () => {
    const memory = answerMemory(roomy)
    const produce = counting()
    await memory.at('/', produce)
    memory.clear()
    const begun = memory.at('/', produce)
    memory.clear()
    expect((await begun).body.toString()).toBe('made 2')
    expect(await textAt(memory, '/', produce)).toBe('made 3')
  })

  it('takes no more room than it was given', async () => {
    const memory = answerMemory(10_000)
    const large = { headers: { 'Content-Type': 'image/png' } }
    const produce = async () => answer('x'.repeat(4_000), large)
    for (const key of ['a', 'b', 'c']) await memory.at(key, produce)
    const again = counting(large)
    await memory.at('c', again)
    expect(again.made).toBe(0)
    await memory.at('a', again)
    expect(again.made).toBe(1)
  })

  it('compresses text both ways and pictures not at all', async () => {
    const memory = answerMemory(roomy)
    const text = 'once upon a time '.repeat(100)
    for (const type of ['text/html; charset=utf-8', 'application/rss+xml', 'image/svg+xml', 'application/json']) {
      const { br, gzip } = await memory.at(type, async () => answer(text, { headers: { 'content-type': type } }))
      expect(brotliDecompressSync(br!).toString()).toBe(text)
      expect(gunzipSync(gzip!).toString()).toBe(text)
    }
    const picture = await memory.at('png', async () => answer(text, { headers: { 'content-type': 'image/png' } }))
    expect(picture.br).toBeUndefined()
  })
})

async function until(isTrue: () => boolean | Promise<boolean>) {
  for (let tries = 0; tries < 1_000; tries++) {
    if (await isTrue()) return
    await new Promise((resolve) => setImmediate(resolve))
  }
  throw new Error('It did not come true.')
}
