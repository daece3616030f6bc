import type { APIRequestContext } from 'playwright/test'
import { type Cluster, startCluster } from '../../.config/test/cluster.ts'
import { ensureNginx, nginxInstallCommand } from '../../.config/test/nginx.ts'
import { ensureRedis, redisMissingMessage, startRedis } from '../../.config/test/redis.ts'
import { publishPost } from '../support/servers/clusterPosts.ts'
import { createClient } from '../support/createClient.ts'
import { startHeldConnection } from '../support/fakes/heldConnection.ts'
import { accounts, expect, test } from '../support/fixtures.ts'
import { furtherPort, ports } from '../support/ports.ts'
import { randomIp } from '../support/network/randomIp.ts'
import { fetchApiHeaders } from '../support/signIn.ts'
import { startOwnServers } from '../support/servers/startOwnStack.ts'

test.describe.configure({ mode: 'serial' })
const { web } = ports.cluster
test.use({ baseURL: `http://127.0.0.1:${web + furtherPort + 2}` })

let redis: Awaited<ReturnType<typeof startRedis>> | undefined
let connection: Awaited<ReturnType<typeof startHeldConnection>> | undefined
let servers: Awaited<ReturnType<typeof startOwnServers>> | undefined
let cluster: Cluster | undefined

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const [nginx, redisServer] = [await ensureNginx(), await ensureRedis()]
  const missing = !nginx ? `nginx is not installed. Install it with: ${nginxInstallCommand}` : redisMissingMessage
  const canRun = nginx !== undefined && redisServer !== undefined
  // In CI, a skip would go unnoticed.
  if (!canRun && process.env.CI) throw new Error(missing)
  // eslint-disable-next-line no-restricted-syntax, playwright/no-skipped-test -- Not every machine has both.
  test.skip(!canRun, missing)
  redis = await startRedis()
  connection = await startHeldConnection(ports.shared.api, '/rest/v1/rpc/content_state')
  const shellEnv = { REDIS_URL: redis.url, FORTNIGHT_TRUSTED_PROXIES: '2', SUPABASE_URL: connection.url }
  servers = await startOwnServers(ports.cluster, { shellEnv })
  const furtherPorts = [web + furtherPort, web + furtherPort + 1]
  cluster = await startCluster(servers.stack, { nginx: nginx!, balancerPort: web + furtherPort + 2, furtherPorts })
})

test.afterAll(async () => {
  await cluster?.stop()
  await servers?.dispose()
  connection?.close()
  await redis?.stop()
})

test('three servers behind a balancer count rate limits once [CLUSTER-1]', { tag: '@quiet' }, async ({ request }) => {
  const headers = { 'X-Forwarded-For': '203.0.113.71', Accept: 'application/json' }
  const statuses: number[] = []
  for (let attempt = 0; attempt < 9; attempt++) {
    const response = await request.post('/newsletter', { headers, form: { email: 'no address' } })
    statuses.push(response.status())
  }
  expect(statuses.filter((status) => status !== 429)).toHaveLength(5)
  expect(statuses.slice(5)).toEqual(Array(4).fill(429))
})

test(
  'a device that has signed in through one server is known to the others, which count its attempts by themselves [CLUSTER-4]',
  { tag: '@quiet' },
  async ({ request, playwright }) => {
    const apiHeaders = await fetchApiHeaders(request)
    const { email, password } = await createClient(request)
    const [first, second, third] = cluster!.shellOrigins
    const extraHTTPHeaders = { ...apiHeaders, 'X-Forwarded-For': randomIp() }
    const openDevice = () => playwright.request.newContext({ extraHTTPHeaders })
    // Both have the same IP address.
    const [device, stranger] = [await openDevice(), await openDevice()]
    async function signIn(from: APIRequestContext, origin: string | undefined, guess = password) {
      const response = await from.post(`${origin}/auth/v1/token?grant_type=password`, {
        data: { email, password: guess },
      })
      return response.status()
    }
    expect(await signIn(device, first)).toBe(200)
    for (let guess = 0; guess < 10; guess++) expect(await signIn(stranger, second, 'wrong')).toBe(400)
    expect([await signIn(stranger, second), await signIn(stranger, third)]).toEqual([429, 429])
    for (const origin of [second, third]) {
      for (let guess = 0; guess < 5; guess++)
        expect([origin, await signIn(device, origin, 'wrong')]).toEqual([origin, 400])
    }
    for (const origin of cluster!.shellOrigins) expect([origin, await signIn(device, origin)]).toEqual([origin, 429])
  },
)

test(
  'a change is announced to all servers through Redis while none of them can poll [CLUSTER-2]',
  { tag: '@quiet' },
  async ({ request }) => {
    const post = await publishPost(request, cluster!.shellOrigins)
    connection!.hold(cluster!.shellOrigins.length)
    await expect.poll(connection!.heldCount, { intervals: [20] }).toBe(cluster!.shellOrigins.length)
    await post.changeTitle('After')
    await post.expectTitles('After', 2_000)
    expect(connection!.heldCount()).toBe(cluster!.shellOrigins.length)
    connection!.release()
    await post.remove()
  },
)

test(
  'a change is public on all servers within two seconds while Redis is down [CLUSTER-2]',
  { tag: '@quiet' },
  async ({ request }) => {
    const post = await publishPost(request, cluster!.shellOrigins)
    await redis!.stop()
    await post.changeTitle('After')
    await post.expectTitles('After', 2_000)
    await post.remove()
  },
)

test(
  'while Redis is down, each server counts on its own and accounts can sign in [CLUSTER-3]',
  { tag: '@quiet' },
  async ({ request }) => {
    const apiHeaders = await fetchApiHeaders(request)
    for (const origin of cluster!.shellOrigins) {
      const statuses: number[] = []
      for (let attempt = 0; attempt < 6; attempt++) {
        const headers = { 'X-Forwarded-For': '203.0.113.72' }
        const response = await request.post(`${origin}/newsletter`, { headers, form: { email: 'no address' } })
        statuses.push(response.status())
      }
      expect([origin, statuses.indexOf(429)]).toEqual([origin, 5])
      const { email, password } = accounts.client
      const signIn = { headers: apiHeaders, data: { email, password } }
      const response = await request.post(`${origin}/auth/v1/token?grant_type=password`, signIn)
      expect([origin, response.status()]).toEqual([origin, 200])
    }
  },
)
