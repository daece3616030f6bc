import { randomUUID } from 'node:crypto'
import { expect, test } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'
import { startOwnServers } from '../support/startOwnStack.ts'

let servers: Awaited<ReturnType<typeof startOwnServers>>
test.beforeAll(async () => {
  servers = await startOwnServers(ports.perClientLimits, { shellEnv: { FORTNIGHT_TRUSTED_PROXIES: '1' } })
})
test.afterAll(() => servers.dispose())

test('one visitor who searches for very much at once keeps nobody else from the pages', async () => {
  const search = async (address: string) => {
    const headers = { 'X-Forwarded-For': address }
    return (await fetch(`${servers.stack.origin}/blog?q=${randomUUID()}`, { headers })).status
  }
  expect(await search('203.0.113.1')).toBe(200)
  const crowd = Array.from({ length: 40 }, () => search('203.0.113.2'))
  const others = [await search('203.0.113.3'), await search('203.0.113.4'), await search('203.0.113.5')]
  const statuses = await Promise.all(crowd)

  expect(others).toEqual([200, 200, 200])
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(10)
})
