/** @jest-environment node */
import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { log } from './log.ts'
import { busy } from '../limits/loadShedding.ts'
import { together } from '../proxy/supabaseProxy.testing.ts'
import { serverOf } from './server.ts'

const held: ServerResponse[] = []
const crowd: Promise<Response[]>[] = []
let server: Server
let origin: string

beforeAll(async () => {
  jest.spyOn(log, 'request').mockImplementation(() => undefined)
  server = serverOf(({ url }, response) => {
    if (url === '/held') held.push(response)
    else response.end(`at ${url}`)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  for (const response of held) response.end()
  await Promise.all(crowd)
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

const ask = (path: string) => fetch(origin + path)
const said = async (path: string) => (await ask(path)).text()

it('five hundred requests are answered at once, and one more is told to come back; health is told all the same', async () => {
  // In small groups: a crowd that arrives together and keeps the process busy is turned away sooner.
  while (held.length < 500) {
    const next = held.length + 20
    crowd.push(together(20, () => ask('/held')))
    while (held.length < next) await new Promise(setImmediate)
  }

  const refused = await ask('/')
  expect([refused.status, refused.headers.get('Retry-After'), await refused.text()]).toEqual([503, '5', busy])
  expect(refused.headers.get('Cache-Control')).toBe('no-store')
  expect(await said('/healthz')).toBe('at /healthz')
  expect(await said('/readyz')).toBe('at /readyz')
  expect(await said('/')).toBe(busy)

  held.pop()!.end('one')
  while ((await said('/')) === busy);
  expect(await said('/')).toBe('at /')
  for (const response of held) response.end()
  const answers = (await Promise.all(crowd)).flat()
  expect(answers.filter(({ ok }) => ok)).toHaveLength(500)
}, 30_000)
