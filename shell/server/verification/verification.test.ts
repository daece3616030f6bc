/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import express from 'express'
import { closeServers, listen } from '../http/listen.testing.ts'

const id = '5f0c8f6e-0000-4000-8000-000000000901'
const facts = { hash: 'd'.repeat(64), day: '2025-09-15', code: 'FN-0A1B2C3D' }
const everything = { hash: true, day: true, code: true, chain: true }
let answer: { status: number; body: object }
let received: { url: string | undefined; key: unknown; body: unknown }[]
let site: Server
let baseUrl: string
const database = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ url: request.url, key: request.headers.apikey, body: JSON.parse(body) as unknown })
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body))
  })
})

beforeAll(async () => {
  process.env.SUPABASE_URL = await listen(database)
  process.env.SUPABASE_SECRET_KEY = 'secret'
})
beforeEach(async () => {
  received = []
  answer = { status: 200, body: everything }
  const app = express()
  // Each test has its own limits.
  await jest.isolateModulesAsync(async () => {
    app.use((await import('./verification.ts')).verificationRoutes())
  })
  site = createServer(app)
  baseUrl = await listen(site)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.mocked(console.error).mockRestore()
  return closeServers(site)
})
afterAll(() => closeServers(database))

const open = (query: Partial<typeof facts> = {}, of = id) =>
  fetch(`${baseUrl}/verify/${of}?${new URLSearchParams(query).toString()}`)
/** The page, and what it says as the result. */
async function read(response: Promise<Response>) {
  const page = await (await response).text()
  const [, markup = ''] = /<div role="status">(.*?)<\/div>/s.exec(page) ?? []
  const status = markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return { page, status }
}

describe('the page that verifies a certificate', () => {
  it('has a form without scripts, and asks nothing before it is filled in [FORT-156]', async () => {
    const response = await open()
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).toContain('<h1>Verify a certificate</h1>')
    for (const label of ['Hash of the document', 'Date', 'Project code']) expect(page).toContain(label)
    expect(page).not.toContain('<script')
    expect(page).not.toContain('role="status"')
    expect(received).toEqual([])
  })

  it('is kept by no cache, found by no search engine, and told to no other site [FORT-156]', async () => {
    const { headers } = await open(facts)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  })

  it('compares what the link of a certificate fills in [FORT-156]', async () => {
    const { page, status } = await read(open(facts))
    expect(received).toEqual([{ url: '/rest/v1/rpc/verify_acceptance', key: 'secret', body: { id, ...facts } }])
    expect(page).toContain(`value="${facts.hash}"`)
    expect(status).toMatch(/^The certificate matches our records, and no record up to it was changed\./)
    expect(status).toMatch(
      /Hash of the document: matches Date: matches Project code: matches Chain of records: intact$/,
    )
  })

  it('says what does not match, and when the chain is broken [FORT-156]', async () => {
    answer.body = { ...everything, day: false, chain: false }
    expect((await read(open(facts))).status).toMatch(/doesn’t match our records.*Date: doesn’t match.*not checked$/)
    answer.body = { ...everything, chain: false }
    expect((await read(open(facts))).status).toMatch(/but a record up to it was changed.*not intact$/)
  })

  it.each([
    [{ hash: 'x' }, id],
    [{ day: '2025-02-30' }, id],
    [{ day: '' }, id],
    [{}, 'unknown'],
  ])('responds to %j of %s as to an unknown number [FORT-156]', async (changed, of) => {
    answer.body = { hash: false, day: false, code: false, chain: false }
    const unknown = (await read(open(facts, crypto.randomUUID()))).status
    received = []
    expect((await read(open({ ...facts, ...changed }, of))).status).toBe(unknown)
    expect(received).toEqual([])
  })

  it('shows what was typed as text [FORT-156]', async () => {
    const { page } = await read(open({ ...facts, code: '"><script>alert(1)</script>' }))
    expect(page).not.toContain('<script')
  })

  it('says so while the database is down [FORT-156]', async () => {
    answer = { status: 503, body: {} }
    const response = await open(facts)
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('Nothing was compared')])
    expect(JSON.stringify(jest.mocked(console.error).mock.calls)).not.toContain(facts.hash)
  })

  it('works 20 times a minute for an address [FORT-156]', async () => {
    let last = 0
    for (let count = 0; count < 21; count += 1) last = (await open()).status
    expect(last).toBe(429)
  })
})
