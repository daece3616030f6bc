/** @jest-environment node */
import { createServer } from 'node:http'
import { apiKeyHeaders, startProxy } from '../proxy/supabaseProxy.testing.ts'
import type { CacheableResponse } from './responseCache.ts'

let version = 1
let isDatabaseDown = false
let proxy: Awaited<ReturnType<typeof startProxy>>

/** A fake database: a write by an admin changes the content version, a write by anyone else changes no row. */
const createFakeDatabase = () =>
  createServer((request, response) => {
    const isVersionQuery = request.url?.startsWith('/rest/v1/rpc/content_state')
    if (request.headers.authorization === 'Bearer admin') version++
    const versionStatus = isDatabaseDown ? 503 : 200
    response.writeHead(isVersionQuery ? versionStatus : 204, { 'Content-Type': 'application/json' })
    response.end(isVersionQuery ? JSON.stringify(`${version}.3`) : undefined)
  })

const page: CacheableResponse = {
  status: 200,
  headers: { 'Content-Type': 'text/html' },
  body: Buffer.from('page'),
  cacheUpdate: 'store',
}
const render = jest.fn(() => Promise.resolve(page))
const requestPage = () => proxy.responseCaches.pages.get('/', render)

const writeAs = (token: string) =>
  fetch(`${proxy.baseUrl}/rest/v1/faqs?id=eq.1`, {
    method: 'PATCH',
    headers: { ...apiKeyHeaders, Authorization: `Bearer ${token}` },
    body: '{"question":"?"}',
  })

beforeAll(async () => {
  proxy = await startProxy(createFakeDatabase)
  await writeAs('admin')
})
afterAll(() => proxy.stop())
beforeEach(() => render.mockClear())

describe('cached pages', () => {
  it('are refetched once an admin has received the response to a change', async () => {
    await requestPage()
    expect((await writeAs('admin')).status).toBe(204)
    await requestPage()
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('stay when a write has changed no row', async () => {
    await writeAs('admin')
    await requestPage()
    expect((await writeAs('client')).status).toBe(204)
    await requestPage()
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('stay while the content version cannot be read, and are cleared as soon as it can', async () => {
    await writeAs('admin')
    await requestPage()
    isDatabaseDown = true
    await writeAs('client')
    await writeAs('admin')
    await requestPage()
    expect(render).toHaveBeenCalledTimes(1)
    isDatabaseDown = false
    await writeAs('client')
    await requestPage()
    expect(render).toHaveBeenCalledTimes(2)
  })
})
