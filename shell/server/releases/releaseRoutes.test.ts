/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import express from 'express'
import { closeServers, listen } from '../http/listen.testing.ts'

const account = { id: '00000000-0000-4000-8000-000000000701', email: 'ada@example.com', is_admin: true }
const flag = {
  kind: 'boolean',
  default: false,
  description: 'A sample.',
  owner: 'Tests',
  expires: '2027-03-31',
} as const

let accounts: object[]
let site: Server
let baseUrl: string
const database = createServer((_request, response) => response.writeHead(200).end(JSON.stringify(accounts)))

beforeAll(async () => {
  process.env.SUPABASE_URL = await listen(database)
  const app = express()
  await jest.isolateModulesAsync(async () => {
    app.use((await import('./releaseRoutes.ts')).releaseRoutes())
    const { setDeclaredFlags } = await import('../flags/flags.ts')
    const { recordLiveBuild } = await import('./liveBuilds.ts')
    setDeclaredFlags('portal', { newSearch: flag })
    recordLiveBuild('portal', { build: '0123456789ab', contract: 1 })
  })
  site = createServer(app)
  baseUrl = await listen(site)
})
beforeEach(() => {
  accounts = [account]
})
afterAll(() => closeServers(site, database))

const load = (path: string) => fetch(`${baseUrl}${path}`, { headers: { apikey: 'key', Authorization: 'Bearer token' } })

describe('what the server knows of live builds', () => {
  it('is sent to admins and stays out of caches: builds and libraries [REL-20, REL-83]', async () => {
    const response = await load('/releases/live')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({
      areas: [{ area: 'portal', build: '0123456789ab' }],
      libraries: expect.arrayContaining([expect.objectContaining({ name: 'react', state: 'unknown' })]) as object[],
    })
  })

  it('is sent to admins: declared flags [REL-98]', async () => {
    const response = await load('/releases/flags')
    expect(await response.json()).toEqual([{ area: 'portal', name: 'newSearch', ...flag }])
  })

  it.each(['/releases/live', '/releases/flags'])('is refused to others at %s [REL-22]', async (path) => {
    expect((await fetch(baseUrl + path)).status).toBe(401)
    accounts = [{ ...account, is_admin: false }]
    const response = await load(path)
    expect([response.status, await response.json()]).toEqual([403, { message: 'Only admins can see releases.' }])
  })
})
