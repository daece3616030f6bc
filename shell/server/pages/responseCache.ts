import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { log } from '../http/log.ts'
import { busy, isBusy } from '../limits/loadShedding.ts'

/** What a producer of answers says about one. */
export type Answer = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** `keep`: good for everybody. `forget`: nothing is to be kept here. `unchanged`: something failed that may be back in a moment. */
  memory: 'keep' | 'forget' | 'unchanged'
}

/** An answer with its compressed twins, ready to be sent. */
export type ReadyAnswer = Answer & { etag: string; br?: Buffer; gzip?: Buffer }

/** There is no room for producing one. */
export const tooBusy: Answer = {
  status: 503,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '5' },
  body: Buffer.from(busy),
  memory: 'unchanged',
}

type Kept = { answer: ReadyAnswer; since: number }

const freshMs = 60_000
const staleMs = 10 * 60_000
const worthCompressing = 512

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const megabytes = 1024 * 1024

/**
 * Keeps answers in memory: fresh for a minute, then up to ten minutes more while one renewal runs, of which a failed
 * one changes nothing. However many ask at the same time, an answer is produced once.
 */
export function answerMemory(maxBytes: number) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, key) => key.length + sizeOf(answer),
  })
  const running = new Map<string, Promise<ReadyAnswer>>()
  let generation = 0

  async function at(key: string, produce: () => Promise<Answer>): Promise<ReadyAnswer> {
    const known = kept.get(key)
    const age = known ? Date.now() - known.since : Infinity
    if (known && age <= freshMs) return known.answer
    const renewal = running.get(key) ?? renew(key, produce)
    if (!known || age > freshMs + staleMs) return renewal
    renewal.catch((error: unknown) => log.error(`${key}: keeping the last good answer: ${String(error)}`))
    return known.answer
  }

  function renew(key: string, produce: () => Promise<Answer>) {
    const born = generation
    const renewal = (async () => {
      const answer = await ready(await produce())
      // What was read before a change must not be kept after it.
      if (born !== generation) return answer
      if (answer.memory === 'keep') kept.set(key, { answer, since: Date.now() })
      if (answer.memory === 'forget') kept.delete(key)
      return answer
    })().finally(() => {
      if (running.get(key) === renewal) running.delete(key)
    })
    running.set(key, renewal)
    return renewal
  }

  /** Forgets everything, and whatever is being produced right now. */
  function clear() {
    generation++
    kept.clear()
    running.clear()
  }

  return { at, clear }
}

/** Public pages and feeds are few; files are many and small, images large; the shell's own pages must not push out any. */
export const memories = {
  pages: answerMemory(64 * megabytes),
  files: answerMemory(32 * megabytes),
  images: answerMemory(32 * megabytes),
  shellPages: answerMemory(8 * megabytes),
}

/** Forgets all answers: content has changed, or marketing has a new build. */
export function dropAnswers() {
  for (const memory of Object.values(memories)) memory.clear()
}

async function ready(answer: Answer): Promise<ReadyAnswer> {
  const { body, headers } = answer
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  const isText = /^text\/|[/+](json|xml)\b/.test(typeOf(headers))
  if (!isText || body.length < worthCompressing) return { ...answer, etag }
  const params = {
    // The highest that is still quick: some 25 ms for a page, beside the main thread, and a tenth smaller than level 5.
    [constants.BROTLI_PARAM_QUALITY]: isBusy() ? 5 : 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gz] = await Promise.all([brotli(body, { params }), zip(body)])
  return { ...answer, etag, br, gzip: gz }
}

const sizeOf = ({ body, br, gzip }: ReadyAnswer) => body.length + (br?.length ?? 0) + (gzip?.length ?? 0)

const typeOf = (headers: Record<string, string>) => new Headers(headers).get('Content-Type') ?? ''
