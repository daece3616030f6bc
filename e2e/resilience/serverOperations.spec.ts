import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { readPointer } from '../support/servers/changedRelease.ts'
import { createClient } from '../support/createClient.ts'
import { findAuthLink } from '../support/fakes/mailServer.ts'
import { expect, test } from '../support/fixtures.ts'
import { furtherPort, ports } from '../support/ports.ts'
import { findSecrets } from '../support/security/findSecrets.ts'
import { parseStatuses, sendRawRequest } from '../support/network/sendRawRequest.ts'
import { startOwnStack } from '../support/servers/startOwnStack.ts'
import { liveFolder, remotes } from '../../.config/workspace.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://localhost:${ports.serverOperations.web}` })

const metricsPort = ports.serverOperations.web + furtherPort
let servers: Awaited<ReturnType<typeof startOwnStack>>

test.beforeAll(async () => {
  const ownSettings = { FORTNIGHT_LOG: 'json', FORTNIGHT_DRAIN_SECONDS: '4' }
  const shellEnv = { ...ownSettings, FORTNIGHT_METRICS_PORT: String(metricsPort) }
  servers = await startOwnStack(ports.serverOperations, { shellEnv })
})

test.afterAll(() => servers.dispose())

type LogEntry = { id?: string; message: string; level: string }

const parseLog = () =>
  servers.logLines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as LogEntry)
const findLogEntry = (requestId: string | undefined) => parseLog().find(({ id }) => id === requestId)
const apiHeaders = () => ({ apikey: servers.stack.database.publishableKey, 'Content-Type': 'application/json' })

/** Asks a process to stop. Unlike its own `kill()`, this never follows up with SIGKILL. */
const sendSigterm = ({ pid }: { pid?: number | undefined }) => process.kill(pid!, 'SIGTERM')

test('the server logs every request with its id and route and without personal data', async ({ request }) => {
  const email = 'jane.doe@example.com'
  for (const { method = 'GET', path, route, data } of [
    { path: `/blog?q=${email}`, route: '/blog' },
    { path: '/blog/no-such-post', route: '/blog/:slug' },
    { path: `/${email}`, route: '(unknown)' },
    { path: '/rss.xml', route: '/rss.xml' },
    { path: '/project/harbor-lane?token=secret', route: '/project/:id' },
    { path: `/auth/v1/verify?type=signup&token=secret&email=${email}`, route: '/auth/v1/verify' },
    { method: 'POST', path: '/auth/v1/recover', route: '/auth/v1/recover', data: { email } },
    { path: `/rest/v1/faqs?question=eq.${email}`, route: '/rest/v1/faqs' },
  ]) {
    const response = await request.fetch(path, { method, headers: apiHeaders(), data, maxRedirects: 0 })
    const id = response.headers()['x-request-id']
    await expect.poll(() => findLogEntry(id)).toBeDefined()
    expect(findLogEntry(id)).toEqual({
      ...{ time: expect.stringMatching(/^20.*Z$/), level: 'info', message: 'request', id },
      ...{ method, route, status: response.status(), ms: expect.any(Number) },
    })
  }
  expect(servers.logLines.join('\n')).not.toMatch(/jane\.doe|secret|harbor-lane|no-such-post|"127\.0\.0\.1"|::1/)
})

test('the log contains no password, no recovery link and no access token', async ({ request }) => {
  const { email, password } = await createClient(request)
  const credentials = { headers: apiHeaders(), data: { email, password } }
  expect((await request.post('/auth/v1/token?grant_type=password', credentials)).status()).toBe(200)
  await request.post('/auth/v1/recover', { headers: apiHeaders(), data: { email } })
  const findMailFile = () =>
    servers.logLines.map((line) => /kept as (\S+\.txt): Reset Your Password/.exec(line)?.[1]).find(Boolean) ?? ''
  await expect.poll(findMailFile).not.toBe('')
  const link = new URL(findAuthLink({ text: readFileSync(findMailFile(), 'utf8') }))
  const redirect = await request.get(link.href, { maxRedirects: 0 })
  const { hash } = new URL(redirect.headers().location ?? '')
  const accessToken = new URLSearchParams(hash.slice(1)).get('access_token') ?? ''
  const newPassword = 'the-new-one'
  const passwordChange = await request.put('/auth/v1/user', {
    headers: { ...apiHeaders(), Authorization: `Bearer ${accessToken}` },
    data: { password: newPassword },
  })
  expect(passwordChange.status()).toBe(200)
  await expect.poll(() => findLogEntry(passwordChange.headers()['x-request-id'])).toBeDefined()
  const log = servers.logLines.join('\n')
  const secrets = [email, password, newPassword, link.searchParams.get('token') ?? '', accessToken]
  expect(secrets.map((secret) => log.includes(secret))).toEqual(secrets.map(() => false))
  expect(findSecrets(log)).toEqual([])
})

test('the health check names the builds that the server serves', async ({ request }) => {
  const health = (await (await request.get('/healthz')).json()) as {
    build: string
    remotes: Record<string, { entry: string }>
  }
  expect(health.build).toBe(readPointer(liveFolder('shell')).build)
  expect(Object.keys(health.remotes).sort()).toEqual([...remotes].sort())
  for (const area of remotes) {
    expect(health.remotes[area]!.entry).toContain(`/${readPointer(liveFolder(area)).build}/`)
  }
})

test('the server serves metrics without secrets on a port of its own [METRIC-1]', async ({ request }) => {
  await request.get('/blog?q=jane.doe@example.com')
  const readMetrics = async () => (await request.get(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  await expect.poll(readMetrics).toContain('fortnight_request_duration_seconds_count{route="/blog",status="2xx"}')
  const metrics = await readMetrics()
  for (const area of ['shell', ...remotes] as const) {
    expect(metrics).toContain(`{area="${area}",build="${readPointer(liveFolder(area)).build}"} 1`)
  }
  expect(metrics).not.toMatch(/jane\.doe|127\.0\.0\.1/)
  expect(findSecrets(metrics)).toEqual([])
  expect((await request.get('/metrics')).status()).toBe(404)
})

test('the server accepts a request id only from a trusted proxy', async ({ request }) => {
  const requestId = 'balancer-0001'
  const sendRequestId = async (origin: string, id: string) =>
    (await request.get(`${origin}/healthz`, { headers: { 'X-Request-Id': id } })).headers()['x-request-id']
  const serverBehindProxy = `http://localhost:${ports.shared.web}`
  expect(await sendRequestId(serverBehindProxy, requestId)).toBe(requestId)
  expect(await sendRequestId(serverBehindProxy, 'x"} {"forged": true')).toMatch(/^[0-9a-f-]{36}$/)
  expect(await sendRequestId(servers.stack.origin, requestId)).toMatch(/^[0-9a-f-]{36}$/)
})

test('without a trusted proxy, a spoofed client IP does not bypass the sign-in rate limit', async ({ request }) => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt++) {
    const response = await request.post('/auth/v1/token?grant_type=password', {
      headers: { ...apiHeaders(), 'X-Forwarded-For': `203.0.113.${attempt}`, Forwarded: `for=203.0.113.${attempt}` },
      data: { email: `visitor-${attempt}@example.com`, password: 'wrong' },
    })
    statuses.push(response.status())
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429])
})

test('a request whose headers take longer than 20 seconds times out', async () => {
  const startedAt = Date.now()
  const incompleteHead = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '
  const response = await sendRawRequest(servers.stack.origin, incompleteHead, 40_000)
  expect(parseStatuses(response)).toEqual([408])
  expect(Date.now() - startedAt).toBeLessThan(30_000)
})

test('on SIGTERM, the server reports that it is not ready, keeps serving, closes idle connections, finishes requests in flight, and exits', async () => {
  const { origin, processes } = servers.stack
  const { child } = processes.get('shell')!
  const hasExited = once(child, 'exit')
  const idleConnection = connect(ports.serverOperations.web, 'localhost').on('data', () => undefined)
  const isIdleConnectionClosed = once(idleConnection, 'close')
  idleConnection.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(idleConnection, 'data')

  const slowConnection = connect(ports.serverOperations.web, 'localhost')
  let slowResponse = ''
  slowConnection.on('data', (chunk: Buffer) => (slowResponse += chunk.toString()))
  const isSlowConnectionClosed = once(slowConnection, 'close')
  const body = JSON.stringify({ email: 'unknown@example.com' })
  const headers = Object.entries({ ...apiHeaders(), 'Content-Length': body.length })
  slowConnection.write(`POST /auth/v1/recover HTTP/1.1\r\nHost: localhost\r\n`)
  slowConnection.write(headers.map(([name, value]) => `${name}: ${value}\r\n`).join(''))
  slowConnection.write(`\r\n${body.slice(0, 10)}`)
  const readReadiness = async () => (await fetch(`${origin}/readyz`)).status
  await expect.poll(readReadiness).toBe(200)

  sendSigterm(child)
  await expect.poll(readReadiness).toBe(503)
  const lastPage = await fetch(`${origin}/`)
  expect([lastPage.status, lastPage.headers.get('Connection')]).toEqual([200, 'close'])

  const isAcceptingConnections = () =>
    fetch(`${origin}/healthz`).then(
      () => true,
      () => false,
    )
  await expect.poll(isAcceptingConnections).toBe(false)
  expect(child.exitCode).toBeNull()
  await isIdleConnectionClosed
  slowConnection.write(body.slice(10))
  await isSlowConnectionClosed
  expect(slowResponse).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(slowResponse).toMatch(/\r\n\r\n\{\}$/)
  expect(await hasExited).toEqual([0, null])
  expect(parseLog().at(-1)).toMatchObject({ message: 'request', route: '/auth/v1/recover', status: 200 })
})

test('a request that is still incomplete five seconds after the server stops accepting connections is aborted', async () => {
  test.setTimeout(60_000)
  const { stack } = servers
  await stack.start('shell')
  const { child } = stack.processes.get('shell')!
  const hasExited = once(child, 'exit')
  const incompleteRequest =
    'POST /rest/v1/faqs HTTP/1.1\r\nHost: localhost\r\napikey: key\r\nContent-Length: 10\r\n\r\n{'
  const response = sendRawRequest(stack.origin, incompleteRequest, 30_000)
  await expect.poll(async () => (await fetch(`${stack.origin}/readyz`)).status).toBe(200)
  sendSigterm(child)
  expect(await hasExited).toEqual([1, null])
  expect(await response).toBe('')
  expect(parseLog().at(-1)).toMatchObject({ level: 'error', message: 'shell: stopped with 1 connections open' })
})
