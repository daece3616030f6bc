import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { type Page, renderPage } from './page.tsx'

/** A page with its compressed twins, ready to be sent. */
export type SentPage = Omit<Page, 'html'> & { body: Buffer; br: Buffer; gzip: Buffer }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

// Public pages are few and the same for everybody. A minute old at most, and dropped whenever content changes.
const pages = new LRUCache<string, SentPage>({ max: 500, ttl: 60_000 })
const rendering = new Map<string, Promise<SentPage>>()
let generation = 0

/** The page at a path: from memory, or rendered once however many are waiting for it. */
export async function pageAt(pathname: string): Promise<SentPage> {
  const known = pages.get(pathname)
  if (known) return known
  const running = rendering.get(pathname)
  if (running) return running
  const born = generation
  const promise = prepare(pathname).finally(() => {
    if (rendering.get(pathname) === promise) rendering.delete(pathname)
  })
  rendering.set(pathname, promise)
  const page = await promise
  // What was read before a change must not be kept after it.
  if (page.cacheable && page.status === 200 && born === generation) pages.set(pathname, page)
  return page
}

/** Forgets all pages: content has changed, or marketing has a new build. */
export function dropPages() {
  generation++
  pages.clear()
  rendering.clear()
}

async function prepare(pathname: string): Promise<SentPage> {
  const { html, ...page } = await renderPage(pathname)
  const body = Buffer.from(html)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }
  const [br, gz] = await Promise.all([brotli(body, quality), zip(body)])
  return { ...page, body, br, gzip: gz }
}
