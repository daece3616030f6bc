/** @jest-environment node */
import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { apiKeyHeaders, startProxy } from './supabaseProxy.testing.ts'

const pending: ServerResponse[] = []
let proxy: Awaited<ReturnType<typeof startProxy>>

beforeEach(async () => {
  proxy = await startProxy(() => createServer((_request, response) => void pending.push(response)))
})
afterEach(() => {
  pending.splice(0)
  return proxy.stop()
})

async function nextUpstreamRequest() {
  while (pending.length === 0) await new Promise(setImmediate)
  return pending[0]!
}

describe('a request to the database [API-4]', () => {
  it.each(['GET', 'POST'])('is canceled at the service when its client gives it up: %s', async (method) => {
    const abort = new AbortController()
    const body = method === 'POST' ? '{"name":"Agent"}' : null
    const request = { method, body, headers: apiKeyHeaders, signal: abort.signal }
    const response = fetch(`${proxy.baseUrl}/rest/v1/projects`, request).catch(
      (error: unknown) => (error as Error).name,
    )
    const upstream = once(await nextUpstreamRequest(), 'close')
    abort.abort()
    expect(await response).toBe('AbortError')
    await upstream
    expect(pending[0]!.writableFinished).toBe(false)
  })

  it('is canceled at the service when it takes longer than seven seconds', async () => {
    const response = fetch(`${proxy.baseUrl}/rest/v1/faqs`, { headers: apiKeyHeaders })
    const upstream = once(await nextUpstreamRequest(), 'close')
    expect((await response).status).toBe(503)
    await upstream
  }, 15_000)
})

it('a change of the account is not passed on when its client gives it up while the session is checked', async () => {
  const abort = new AbortController()
  const request = { method: 'PUT', body: '{"password":"another-one"}', headers: apiKeyHeaders, signal: abort.signal }
  const change = fetch(`${proxy.baseUrl}/auth/v1/user`, request).catch((error: unknown) => (error as Error).name)
  const sessionCheck = await nextUpstreamRequest()
  abort.abort()
  expect(await change).toBe('AbortError')
  sessionCheck.end('true')
  while (pending.length < 2) await new Promise(setImmediate)
  pending[1]!.end('[]')
  const later = fetch(`${proxy.baseUrl}/rest/v1/faqs`, { headers: apiKeyHeaders })
  while (pending.length < 3) await new Promise(setImmediate)
  expect(pending[2]!.req.method).toBe('GET')
  pending[2]!.end('[]')
  expect((await later).status).toBe(200)
})
