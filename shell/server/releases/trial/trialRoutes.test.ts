/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import express from 'express'
import { closeServers, listen } from '../../http/listen.testing.ts'
import { writeShellRelease } from '../../pages/shellRelease.testing.ts'
import { addBuild, areas, files, host } from '../../remotes/fakeRemoteHost.testing.ts'
import type * as Builds from '../buildsFor.ts'

const build = '0123456789ab'
const headers = { apikey: 'public', authorization: 'Bearer token', 'Content-Type': 'application/json' }

let isAdmin = true
let site: Server
let baseUrl: string
let builds: typeof Builds
const database = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify([{ id: 'a1', is_admin: isAdmin }]))
})

const release = writeShellRelease()

beforeAll(async () => {
  const origin = await listen(host)
  for (const area of areas) process.env[`${area.toUpperCase()}_POINTER`] = `${origin}/${area}/latest.json`
  const url = await listen(database)
  process.env.SUPABASE_URL = url
  const app = express()
  await jest.isolateModulesAsync(async () => {
    app.use((await import('./trialRoutes.ts')).trialRoutes())
    builds = await import('../buildsFor.ts')
    const { connect } = await import('@fortnight/supabase/client')
    connect({ url, key: 'key' })
  })
  app.get('/builds', async (request, response) => {
    const { remotes, trial } = await builds.buildsFor(request, undefined)
    response.json({ remotes, trial })
  })
  site = createServer(app)
  baseUrl = await listen(site)
})
beforeEach(() => {
  isAdmin = true
  files.clear()
  files.set(`/portal/${build}/pointer.json`, JSON.stringify(addBuild('portal', build)))
  files.set('/portal/releases.json', JSON.stringify([{ build, isPreview: true }]))
})
afterAll(async () => {
  await closeServers(site, database, host)
  release.remove()
})

const start = (area = 'portal', body: object = { build }, sent: Record<string, string> = headers) =>
  fetch(`${baseUrl}/releases/${area}/trial`, { method: 'POST', headers: sent, body: JSON.stringify(body) })
const refusal = async (response: Promise<Response>) => {
  const { status } = await response
  return [status, ((await (await response).json()) as { message: string }).message]
}
const buildsWith = async (cookie: string) =>
  (await (await fetch(`${baseUrl}/builds`, { headers: { cookie } })).json()) as {
    remotes: Record<string, { entry: string }>
    trial?: object
  }

describe('a trial', () => {
  it('shows one browser a build that no pointer names, and others the live ones [REL-40, REL-41]', async () => {
    const response = await start()
    expect(response.status).toBe(200)
    const [cookie = ''] = response.headers.get('Set-Cookie')!.split(';')
    const { remotes, trial } = await buildsWith(cookie)
    expect(remotes.portal?.entry).toContain(`/portal/${build}/`)
    expect(trial).toEqual({ area: 'portal', build })
    expect(await buildsWith('')).toEqual({ remotes: {} })
  })

  it('of a build that is gone shows what visitors get, and says why [REL-43]', async () => {
    const other = 'ba9876543210'
    files.set(`/portal/${other}/pointer.json`, JSON.stringify(addBuild('portal', other)))
    files.set('/portal/releases.json', JSON.stringify([{ build: other }]))
    const response = await start('portal', { build: other })
    const [cookie = ''] = response.headers.get('Set-Cookie')!.split(';')
    const tenMinutesLater = Date.now() + 601_000
    jest.spyOn(Date, 'now').mockReturnValue(tenMinutesLater)
    files.clear()
    const { remotes, trial } = await buildsWith(cookie)
    jest.mocked(Date.now).mockRestore()
    expect(remotes).toEqual({})
    expect(trial).toMatchObject({ problem: `build ${other} is no longer among the releases` })
  })

  it.each([
    ['a build that is not among the releases', 'ba9876543210', 'build ba9876543210 is not among the releases'],
    ['what is no build', '../../secret', 'this is not the id of a build'],
  ])('of %s is refused [REL-43]', async (_name, id, problem) => {
    expect(await refusal(start('portal', { build: id }))).toEqual([422, `This build cannot be tried: ${problem}.`])
  })

  it('of a build whose entry is damaged is refused [REL-43]', async () => {
    const other = 'cccccccccccc'
    files.set(`/portal/${other}/pointer.json`, JSON.stringify(addBuild('portal', other)))
    files.set('/portal/releases.json', JSON.stringify([{ build: other }]))
    files.set(`/portal/${other}/remoteEntry.js`, 'other')
    expect((await refusal(start('portal', { build: other })))[1]).toContain('does not match its checksum')
  })

  it('is for admins, and of areas alone [REL-40]', async () => {
    expect((await start('portal', { build }, {})).status).toBe(401)
    isAdmin = false
    expect(await refusal(start())).toEqual([403, 'Only admins try builds.'])
    isAdmin = true
    expect(await refusal(start('shell'))).toEqual([404, 'There is no such area.'])
  })

  it.each([
    ['the page that was left', '/pricing?currency=EUR', '/pricing?currency=EUR'],
    ['the home page of another site', undefined, '/'],
  ])('ends by a form, which leads to %s [REL-42]', async (_name, path, location) => {
    const referer = path ? baseUrl + path : 'https://elsewhere.example/x'
    const response = await fetch(`${baseUrl}/releases/leave-trial`, {
      ...{ method: 'POST', redirect: 'manual', headers: { referer } },
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(location)
    expect(response.headers.get('Set-Cookie')).toMatch(/^fortnight-trial=; Max-Age=0/)
  })
})
