import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { readPointer } from '../support/changedRelease.ts'
import { expect, test } from '../support/fixtures.ts'
import { findAuthLink } from '../support/fakes/mailServer.ts'
import { createClient } from '../support/createClient.ts'
import { ports } from '../support/ports.ts'
import { sendRawRequest, parseStatuses } from '../support/sendRawRequest.ts'
import { findSecrets } from '../support/security/findSecrets.ts'
import { startOwnStack } from '../support/startOwnStack.ts'
import { liveFolder, remotes } from '../../.config/workspace.ts'

test.describe.configure({ mode: 'serial' })

let servers: Awaited<ReturnType<typeof startOwnStack>>
test.beforeAll(async () => {
  test.setTimeout(120_000)
  servers = await startOwnStack(ports.serverOperations, { shellEnv: { FORTNIGHT_LOG: 'json', FORTNIGHT_DRAIN_SECONDS: '4' } })
})
test.afterAll(() => servers.dispose())
test.use({ baseURL: `http://localhost:${ports.serverOperations.web}` })

type Line = { id?: string; message: string; level: string }
const logged = () => servers.logLines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Line)
const headers = () => ({ apikey: servers.stack.database.publishableKey, 'Content-Type': 'application/json' })

test('every request is a line in the log, by its id, and no line says who it was', async ({ request }) => {
  const person = 'somebody@example.com'
  const asked: [string, string, string][] = [
    ['GET', `/blog?q=${person}`, '/blog'],
    ['GET', '/blog/no-such-post', '/blog/:slug'],
    ['GET', `/${person}`, '(unknown)'],
    ['GET', '/rss.xml', '/rss.xml'],
    ['GET', '/project/4711?token=secret', '/project/:id'],
    ['GET', `/auth/v1/verify?type=signup&token=secret&email=${person}`, '/auth/v1/verify'],
    ['POST', '/auth/v1/recover', '/auth/v1/recover'],
    ['GET', `/rest/v1/faqs?question=eq.${person}`, '/rest/v1/faqs'],
  ]
  for (const [method, path, route] of asked) {
    const data = method === 'POST' ? { email: person } : undefined
    const answer = await request.fetch(path, { method, headers: headers(), data, maxRedirects: 0 })
    const id = answer.headers()['x-request-id']
    await expect.poll(() => logged().find((line) => line.id === id)).toBeDefined()
    expect(logged().find((line) => line.id === id)).toEqual({
      ...{ time: expect.stringMatching(/^20.*Z$/), level: 'info', message: 'request', id },
      ...{ method, route, status: answer.status(), ms: expect.any(Number) },
    })
  }
  expect(servers.logLines.join('\n')).not.toMatch(/somebody|secret|4711|no-such-post|"127\.0\.0\.1"|::1/)
})

test('a password, the link for another one and the session that it opens stay out of the log', async ({ request }) => {
  const { email, password } = await createClient(request)
  const data = { email, password }
  expect((await request.post('/auth/v1/token?grant_type=password', { headers: headers(), data })).status()).toBe(200)
  await request.post('/auth/v1/recover', { headers: headers(), data: { email } })
  const kept = () => servers.logLines.map((line) => /kept as (\S+\.txt)/.exec(line)?.[1]).find(Boolean) ?? ''
  await expect.poll(kept).not.toBe('')
  const link = new URL(findAuthLink({ to: email, subject: '', text: readFileSync(kept(), 'utf8') }))
  const followed = await request.get(link.href, { maxRedirects: 0 })
  const { hash } = new URL(followed.headers().location ?? '')
  const token = new URLSearchParams(hash.slice(1)).get('access_token') ?? ''
  const changed = await request.put('/auth/v1/user', {
    headers: { ...headers(), Authorization: `Bearer ${token}` },
    data: { password: 'the-new-one' },
  })
  expect(changed.status()).toBe(200)
  await expect.poll(() => logged().find(({ id }) => id === changed.headers()['x-request-id'])).toBeDefined()
  const said = servers.logLines.join('\n')
  const secrets = [email, password, 'the-new-one', link.searchParams.get('token') ?? '', token]
  expect(secrets.map((secret) => said.includes(secret))).toEqual(secrets.map(() => false))
  expect(findSecrets(said)).toEqual([])
})

test('whoever asks how it is hears which builds it serves', async ({ request }) => {
  const { build, remotes: located } = (await (await request.get('/healthz')).json()) as {
    build: string
    remotes: Record<string, { entry: string }>
  }
  expect(build).toBe(readPointer(liveFolder('shell')).build)
  expect(Object.keys(located).sort()).toEqual([...remotes].sort())
  for (const area of remotes) expect(located[area]!.entry).toContain(`/${readPointer(liveFolder(area)).build}/`)
})

test('a name for the request is taken from a trusted proxy only', async ({ request }) => {
  const name = 'balancer-0001'
  const named = async (origin: string, given: string) =>
    (await request.get(`${origin}/healthz`, { headers: { 'X-Request-Id': given } })).headers()['x-request-id']
  const behindProxy = `http://localhost:${ports.shared.web}`
  expect(await named(behindProxy, name)).toBe(name)
  expect(await named(behindProxy, 'x"} {"forged": true')).toMatch(/^[0-9a-f-]{36}$/)
  expect(await named(servers.stack.origin, name)).toMatch(/^[0-9a-f-]{36}$/)
})

test('without a trusted proxy nobody escapes the limits by claiming another address', async ({ request }) => {
  const statuses: number[] = []
  for (let turn = 0; turn < 11; turn++) {
    const answer = await request.post('/auth/v1/token?grant_type=password', {
      headers: { ...headers(), 'X-Forwarded-For': `203.0.113.${turn}`, Forwarded: `for=203.0.113.${turn}` },
      data: { email: `visitor-${turn}@example.com`, password: 'wrong' },
    })
    statuses.push(answer.status())
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429])
})

test('whoever takes more than ten seconds to say what they want is sent away', async () => {
  const began = Date.now()
  const answer = await sendRawRequest(servers.stack.origin, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 20_000)
  expect(parseStatuses(answer)).toEqual([408])
  expect(Date.now() - began).toBeLessThan(15_000)
})

test('asked to stop, it is not ready any more, goes on, answers what is under way, closes what is idle, and ends', async () => {
  const { origin, processes } = servers.stack
  const { child } = processes.get('shell')!
  const ended = once(child, 'exit')
  const idle = connect(ports.serverOperations.web, 'localhost').on('data', () => undefined)
  const idleClosed = once(idle, 'close')
  idle.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(idle, 'data')

  const slow = connect(ports.serverOperations.web, 'localhost')
  let answer = ''
  slow.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  const slowClosed = once(slow, 'close')
  const body = JSON.stringify({ email: 'nobody@example.com' })
  const lines = Object.entries({ ...headers(), 'Content-Length': body.length })
  slow.write(`POST /auth/v1/recover HTTP/1.1\r\nHost: localhost\r\n`)
  slow.write(`${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body.slice(0, 10)}`)
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200)

  child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(503)
  const last = await fetch(`${origin}/`)
  expect([last.status, last.headers.get('Connection')]).toEqual([200, 'close'])

  await expect
    .poll(() =>
      fetch(`${origin}/healthz`).then(
        () => 'answers',
        () => 'refuses',
      ),
    )
    .toBe('refuses')
  expect(child.exitCode).toBeNull()
  await idleClosed
  slow.write(body.slice(10))
  await slowClosed
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(answer).toMatch(/\r\n\r\n\{\}$/)
  expect(await ended).toEqual([0, null])
  expect(logged().at(-1)).toMatchObject({ message: 'request', route: '/auth/v1/recover', status: 200 })
})

test('whoever is still not done five seconds later is cut off', async () => {
  test.setTimeout(60_000)
  const { stack } = servers
  await stack.start('shell')
  const { child } = stack.processes.get('shell')!
  const ended = once(child, 'exit')
  const half = 'POST /rest/v1/faqs HTTP/1.1\r\nHost: localhost\r\napikey: key\r\nContent-Length: 10\r\n\r\n{'
  const answer = sendRawRequest(stack.origin, half, 30_000)
  await expect.poll(async () => (await fetch(`${stack.origin}/readyz`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toEqual([1, null])
  expect(await answer).toBe('')
  expect(logged().at(-1)).toMatchObject({ level: 'error', message: 'shell: stopped with 1 connections open' })
})
