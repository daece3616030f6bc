/** @jest-environment node */
import type { Server, ServerResponse } from 'node:http'
import { overloadedMessage } from '../limits/loadShedding.ts'
import { runConcurrently } from '../proxy/supabaseProxy.testing.ts'
import { closeServers, listen } from './listen.testing.ts'
import { log } from './log.ts'
import { createHttpServer } from './server.ts'

const pending: ServerResponse[] = []
const groups: Promise<Response[]>[] = []
let server: Server
let origin: string

beforeAll(async () => {
  jest.spyOn(log, 'request').mockImplementation(() => undefined)
  server = createHttpServer(({ url }, response) => {
    if (url === '/pending') pending.push(response)
    else response.end(`at ${url}`)
  })
  origin = await listen(server)
})
afterAll(async () => {
  for (const response of pending) response.end()
  await Promise.all(groups)
  await closeServers(server)
})

const request = (path: string) => fetch(origin + path)
const getText = async (path: string) => (await request(path)).text()

it('sheds a 501st concurrent request, and still responds to health checks', async () => {
  // In small groups, because a burst that keeps the process busy is shed sooner.
  while (pending.length < 500) {
    const target = pending.length + 20
    groups.push(runConcurrently(20, () => request('/pending')))
    while (pending.length < target) await new Promise(setImmediate)
  }

  const rejected = await request('/')
  expect([rejected.status, rejected.headers.get('Retry-After'), await rejected.text()]).toEqual([
    503,
    '5',
    overloadedMessage,
  ])
  expect(rejected.headers.get('Cache-Control')).toBe('no-store')
  expect(await getText('/healthz')).toBe('at /healthz')
  expect(await getText('/readyz')).toBe('at /readyz')
  expect(await getText('/')).toBe(overloadedMessage)

  pending.pop()!.end('one')
  while ((await getText('/')) === overloadedMessage);
  expect(await getText('/')).toBe('at /')
  for (const response of pending) response.end()
  const responses = (await Promise.all(groups)).flat()
  expect(responses.filter(({ ok }) => ok)).toHaveLength(500)
}, 30_000)
