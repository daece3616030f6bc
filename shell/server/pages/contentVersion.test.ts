/** @jest-environment node */
import { createServer } from 'node:http'
import type { Answer } from './responseCache.ts'
import { key, startProxy } from '../proxy/supabaseProxy.testing.ts'

let version = 1
let isSilent = false
let running: Awaited<ReturnType<typeof startProxy>>

/** A stand-in for the database: whoever writes content as an admin changes its state, everybody else changes no row. */
const contentService = () =>
  createServer((request, response) => {
    const isState = request.url?.startsWith('/rest/v1/rpc/content_state')
    if (request.headers.authorization === 'Bearer admin') version++
    const stateStatus = isSilent ? 503 : 200
    response.writeHead(isState ? stateStatus : 204, { 'Content-Type': 'application/json' })
    response.end(isState ? JSON.stringify(`${version}.3`) : undefined)
  })

const page: Answer = {
  status: 200,
  headers: { 'Content-Type': 'text/html' },
  body: Buffer.from('page'),
  memory: 'keep',
}
const render = jest.fn(() => Promise.resolve(page))
const show = () => running.memories.pages.at('/', render)

const writeAs = (who: string) =>
  fetch(`${running.base}/rest/v1/faqs?id=eq.1`, {
    method: 'PATCH',
    headers: { ...key, Authorization: `Bearer ${who}` },
    body: '{"question":"?"}',
  })

beforeAll(async () => {
  running = await startProxy(contentService)
  await writeAs('admin')
})
afterAll(() => running.stop())
beforeEach(() => render.mockClear())

describe('pages in memory', () => {
  it('are rendered anew by the time an admin hears that the change is stored', async () => {
    await show()
    expect((await writeAs('admin')).status).toBe(204)
    await show()
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('stay when somebody asked for a change and no row was changed', async () => {
    await writeAs('admin')
    await show()
    expect((await writeAs('client')).status).toBe(204)
    await show()
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('stay while the database does not say whether it was, and go as soon as it does', async () => {
    await writeAs('admin')
    await show()
    isSilent = true
    await writeAs('client')
    await writeAs('admin')
    await show()
    expect(render).toHaveBeenCalledTimes(1)
    isSilent = false
    await writeAs('client')
    await show()
    expect(render).toHaveBeenCalledTimes(2)
  })
})
