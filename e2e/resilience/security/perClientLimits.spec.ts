import { randomUUID } from 'node:crypto'
import { expect, test } from '../../support/fixtures.ts'
import { ports } from '../../support/ports.ts'
import { startOwnServers } from '../../support/servers/startOwnStack.ts'

let servers: Awaited<ReturnType<typeof startOwnServers>>

test.beforeAll(async () => {
  servers = await startOwnServers(ports.perClientLimits, { shellEnv: { FORTNIGHT_TRUSTED_PROXIES: '1' } })
})

test.afterAll(() => servers.dispose())

test('a client that sends many searches at once does not slow down other clients', async () => {
  const search = async (clientIp: string) => {
    const headers = { 'X-Forwarded-For': clientIp }
    return (await fetch(`${servers.stack.origin}/blog?q=${randomUUID()}`, { headers })).status
  }
  expect(await search('203.0.113.1')).toBe(200)
  let shed = 0
  const burst = Array.from({ length: 120 }, async () => {
    const status = await search('203.0.113.2')
    if (status === 503) shed++
    return status
  })
  // Until the whole burst has arrived, the server may also shed others that arrive with it.
  await expect.poll(() => shed, { intervals: [10] }).toBeGreaterThan(50)
  const otherStatuses = [await search('203.0.113.3'), await search('203.0.113.4'), await search('203.0.113.5')]
  const burstStatuses = await Promise.all(burst)

  expect(otherStatuses).toEqual([200, 200, 200])
  expect(new Set(burstStatuses)).toEqual(new Set([200, 503]))
})
