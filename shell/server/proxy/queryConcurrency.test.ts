/** @jest-environment node */
import { createServer, type ServerResponse } from 'node:http'
import { key, startProxy, together } from './supabaseProxy.testing.ts'

it('one visitor may take half of the room for questions to the database, and leaves the rest to the others', async () => {
  const unanswered: ServerResponse[] = []
  const { base, asked, stop } = await startProxy((asked) =>
    createServer(({ url = '' }, response) => {
      asked.push({ path: url, body: '' })
      if (url.endsWith('/hangs')) unanswered.push(response)
      else response.end('[]')
    }),
  )
  const ask = (table: string, from: string) =>
    fetch(`${base}/rest/v1/${table}`, { headers: { ...key, 'X-Forwarded-For': from } })
  const crowd = together(40, () => ask('hangs', '203.0.113.1'))
  while (unanswered.length < 40) await new Promise(setImmediate)

  const refused = await ask('faqs', '203.0.113.1')
  expect([refused.status, await refused.json()]).toEqual([503, expect.objectContaining({ code: 'busy' })])
  expect(refused.headers.get('Retry-After')).toBe('5')
  expect(asked).toHaveLength(40)
  expect((await ask('faqs', '203.0.113.2')).status).toBe(200)

  for (const response of unanswered) response.end('[]')
  expect((await crowd).every(({ ok }) => ok)).toBe(true)
  expect((await ask('faqs', '203.0.113.1')).status).toBe(200)
  await stop()
})
