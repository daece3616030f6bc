/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import express from 'express'
import { closeServers, listen } from '../http/listen.testing.ts'
import { addBuild, areas, files, host } from '../remotes/fakeRemoteHost.testing.ts'

const build = '0123456789ab'
const headers = { apikey: 'public', authorization: 'Bearer token', 'Content-Type': 'application/json' }
const change = { build, reason: 'The new page hangs', base_version: null }

let isAdmin = true
let answer: { status: number; body: object }
let pinned: unknown[]
let site: Server
let baseUrl: string
const database = createServer((request, response) => {
  void text(request).then((body) => {
    const isPin = request.url?.endsWith('/pin_release')
    if (isPin) pinned.push(JSON.parse(body))
    const { status, body: sent } = isPin ? answer : { status: 200, body: [{ id: 'a1', is_admin: isAdmin }] }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(sent))
  })
})

beforeAll(async () => {
  const origin = await listen(host)
  for (const area of areas) process.env[`${area.toUpperCase()}_POINTER`] = `${origin}/${area}/latest.json`
  const url = await listen(database)
  process.env.SUPABASE_URL = url
  const app = express()
  await jest.isolateModulesAsync(async () => {
    app.use((await import('./pinRoutes.ts')).pinRoutes())
    const { connect } = await import('@fortnight/supabase/client')
    connect({ url, key: 'key' })
  })
  site = createServer(app)
  baseUrl = await listen(site)
})
beforeEach(() => {
  isAdmin = true
  pinned = []
  answer = { status: 200, body: {} }
  files.clear()
  files.set(`/marketing/${build}/pointer.json`, JSON.stringify(addBuild('marketing', build)))
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.mocked(console.error).mockRestore())
afterAll(() => closeServers(site, database, host))

const pin = (body: object = change, area = 'marketing', sent: Record<string, string> = headers) =>
  fetch(`${baseUrl}/releases/${area}/pin`, { method: 'POST', headers: sent, body: JSON.stringify(body) })
const refusal = async (response: Promise<Response>) => {
  const { status } = await response
  return [status, ((await (await response).json()) as { message: string }).message]
}

describe('pinning a build', () => {
  it('tries the build, then stores the pin with the rights of the admin [REL-30]', async () => {
    expect((await pin()).status).toBe(200)
    expect(pinned).toEqual([{ area: 'marketing', ...change }])
  })

  it.each([
    ['build ba9876543210 is no longer among the releases', { ...change, build: 'ba9876543210' }],
    ['this is not the id of a build', { ...change, build: '../../secret' }],
  ])('is refused because %s [REL-34]', async (problem, body) => {
    expect(await refusal(pin(body))).toEqual([422, `This build cannot be pinned: ${problem}.`])
    expect(pinned).toEqual([])
  })

  it('is refused when a file of the build is damaged, or the build speaks another contract [REL-34]', async () => {
    files.set(`/marketing/${build}/server.cjs`, 'other')
    expect(await refusal(pin())).toEqual([
      ...[422, `This build cannot be pinned: the server bundle of build ${build} does not match its checksum.`],
    ])
    const pointer = { ...addBuild('marketing', build), contract: 7 }
    files.set(`/marketing/${build}/pointer.json`, JSON.stringify(pointer))
    expect((await refusal(pin()))[1]).toContain('speaks contract 7')
  })

  it('is refused to visitors and clients, and fetches nothing for them [REL-30]', async () => {
    expect((await pin(change, 'marketing', { 'Content-Type': 'application/json' })).status).toBe(401)
    isAdmin = false
    expect(await refusal(pin())).toEqual([403, 'Only admins pin releases.'])
    expect(pinned).toEqual([])
  })

  it('knows no other areas [REL-30]', async () => {
    expect(await refusal(pin(change, 'shell'))).toEqual([404, 'There is no such area.'])
  })

  it('passes on what the database refuses, and says when it does not respond [REL-33]', async () => {
    const message = 'A colleague has changed this pin in the meantime. Look at it before you change it.'
    answer = { status: 409, body: { message } }
    expect(await refusal(pin())).toEqual([409, message])
    answer = { status: 500, body: {} }
    expect(await refusal(pin())).toEqual([503, 'The database is not responding. Please try again.'])
  })
})

describe('the pins', () => {
  it('are public, because every page says which builds it uses [REL-35]', async () => {
    const response = await fetch(`${baseUrl}/releases/pins`)
    expect([response.status, await response.json()]).toEqual([200, {}])
  })
})
