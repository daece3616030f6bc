import { randomUUID } from 'node:crypto'
import { type Cluster, startCluster } from '../../.config/test/cluster.ts'
import { ensureNginx, nginxInstallCommand } from '../../.config/test/nginx.ts'
import { isRedisAvailable, redisMissingMessage, startRedis } from '../../.config/test/redis.ts'
import { accounts, expect, test } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'
import { createSession, fetchApiHeaders } from '../support/signIn.ts'
import { startOwnServers } from '../support/startOwnStack.ts'

test.describe.configure({ mode: 'serial' })
const { web } = ports.cluster
test.use({ baseURL: `http://127.0.0.1:${web + 6}` })

let redis: Awaited<ReturnType<typeof startRedis>> | undefined
let servers: Awaited<ReturnType<typeof startOwnServers>> | undefined
let cluster: Cluster | undefined

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const nginx = await ensureNginx()
  const missing = !nginx ? `nginx is not installed. Install it with: ${nginxInstallCommand}` : redisMissingMessage
  const canRun = nginx !== undefined && isRedisAvailable
  // In CI, a skip would go unnoticed.
  if (!canRun && process.env.CI) throw new Error(missing)
  // eslint-disable-next-line no-restricted-syntax, playwright/no-skipped-test -- Not every machine has both.
  test.skip(!canRun, missing)
  redis = await startRedis()
  const shellEnv = { REDIS_URL: redis.url, FORTNIGHT_TRUSTED_PROXIES: '2' }
  servers = await startOwnServers(ports.cluster, { shellEnv })
  const furtherPorts = [web + 4, web + 5]
  cluster = await startCluster(servers.stack, { nginx: nginx!, balancerPort: web + 6, furtherPorts })
})

test.afterAll(async () => {
  await cluster?.stop()
  await servers?.dispose()
  await redis?.stop()
})

test('three servers behind a balancer count rate limits once [CLUSTER-1]', async ({ request }) => {
  const headers = { 'X-Forwarded-For': '203.0.113.71', Accept: 'application/json' }
  const statuses: number[] = []
  for (let attempt = 0; attempt < 9; attempt++) {
    const response = await request.post('/newsletter', { headers, form: { email: 'no address' } })
    statuses.push(response.status())
  }
  expect(statuses.filter((status) => status !== 429)).toHaveLength(5)
  expect(statuses.slice(5)).toEqual(Array(4).fill(429))
})

test("an admin's change is public on all three servers within two seconds [CLUSTER-2]", async ({ request }) => {
  const { headers } = await createSession(request, accounts.admin)
  const slug = `cluster-${randomUUID()}`
  const post = { slug, title: 'Before', excerpt: 'A post.', content: 'A post.', published: true }
  const details = {
    category: 'General',
    author: 'Ada',
    read_time: '1 min read',
    image_url: '/images/posts/cluster.svg',
  }
  const created = await request.post('/rest/v1/blog_posts', {
    headers,
    data: { ...post, ...details, publish_date: '2001-01-01', tags: [] },
  })
  expect(created.status(), await created.text()).toBe(201)
  const readTitles = () =>
    Promise.all(
      cluster!.shellOrigins.map(async (origin) => {
        const page = await (await request.get(`${origin}/blog/${slug}`)).text()
        return /<h1[^>]*>([^<]*)/.exec(page)?.[1]
      }),
    )
  await expect.poll(readTitles).toEqual(['Before', 'Before', 'Before'])
  const path = `/rest/v1/blog_posts?slug=eq.${slug}`
  expect((await request.patch(path, { headers, data: { title: 'After' } })).status()).toBe(204)
  await expect.poll(readTitles, { timeout: 2_000, intervals: [50] }).toEqual(['After', 'After', 'After'])
  expect((await request.delete(path, { headers })).status()).toBe(204)
})

test('while Redis is down, each server counts on its own and accounts can sign in [CLUSTER-3]', async ({ request }) => {
  const apiHeaders = await fetchApiHeaders(request)
  await redis!.stop()
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
})
