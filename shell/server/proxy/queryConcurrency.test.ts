/** @jest-environment node */
import { createServer, type ServerResponse } from 'node:http'
import { apiKeyHeaders, runConcurrently, startProxy } from './supabaseProxy.testing.ts'

it('limits one client to half of the concurrent database requests', async () => {
  const pending: ServerResponse[] = []
  const { baseUrl, received, stop } = await startProxy((received) =>
    createServer(({ url = '' }, response) => {
      received.push({ path: url, body: '' })
      if (url.endsWith('/partners')) pending.push(response)
      else response.end('[]')
    }),
  )
  const query = (table: string, from: string) =>
    fetch(`${baseUrl}/rest/v1/${table}`, { headers: { ...apiKeyHeaders, 'X-Forwarded-For': from } })
  const burst = runConcurrently(40, () => query('partners', '203.0.113.1'))
  while (pending.length < 40) await new Promise(setImmediate)

  const rejected = await query('faqs', '203.0.113.1')
  expect([rejected.status, await rejected.json()]).toEqual([503, expect.objectContaining({ code: 'busy' })])
  expect(rejected.headers.get('Retry-After')).toBe('5')
  expect(received).toHaveLength(40)
  expect((await query('faqs', '203.0.113.2')).status).toBe(200)

  for (const response of pending) response.end('[]')
  expect((await burst).every(({ ok }) => ok)).toBe(true)
  expect((await query('faqs', '203.0.113.1')).status).toBe(200)
  await stop()
})
