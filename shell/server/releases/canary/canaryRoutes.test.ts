/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import express from 'express'
import { closeServers, listen } from '../../http/listen.testing.ts'
import { writeShellRelease } from '../../pages/shellRelease.testing.ts'
import { addBuild, areas, files, host } from '../../remotes/fakeRemoteHost.testing.ts'

const [build, stable] = ['0123456789ab', 'ba9876543210']
const headers = { apikey: 'public', authorization: 'Bearer token', 'Content-Type': 'application/json' }
const canary = {
  ...{ build, share: 10, error_margin: 20, vitals_margin: 30, min_views: 500, promote_after_hours: null },
  ...{ reason: 'New dashboard', base_version: null },
}

let isAdmin = true
let conflict: object | undefined
let site: Server
let baseUrl: string
const started: unknown[] = []

const database = createServer((request, response) => {
  const respond = (status: number, body: unknown) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  if (!request.url?.includes('start_canary')) return respond(200, [{ id: 'a1', is_admin: isAdmin }])
  let text = ''
  request.on('data', (chunk: Buffer) => (text += chunk.toString()))
  request.on('end', () => {
    if (conflict) return respond(409, conflict)
    started.push(JSON.parse(text))
    respond(200, null)
  })
})

const release = writeShellRelease()

beforeAll(async () => {
  const origin = await listen(host)
  for (const area of areas) process.env[`${area.toUpperCase()}_POINTER`] = `${origin}/${area}/latest.json`
  const url = await listen(database)
  Object.assign(process.env, { SUPABASE_URL: url, SUPABASE_SECRET_KEY: 'secret' })
  const app = express()
  await jest.isolateModulesAsync(async () => {
    app.use((await import('./canaryRoutes.ts')).canaryRoutes())
    const { recordLiveBuild } = await import('../liveBuilds.ts')
    recordLiveBuild('portal', { build: stable, contract: 2 })
    const { connect } = await import('@fortnight/supabase/client')
    connect({ url, key: 'key' })
  })
  site = createServer(app)
  baseUrl = await listen(site)
})
beforeEach(() => {
  isAdmin = true
  conflict = undefined
  started.length = 0
  files.clear()
  files.set(`/portal/${build}/pointer.json`, JSON.stringify(addBuild('portal', build)))
  files.set('/portal/releases.json', JSON.stringify([{ build }]))
})
afterAll(async () => {
  await closeServers(site, database, host)
  release.remove()
})

async function start(values: object = {}, area = 'portal', sent: Record<string, string> = headers) {
  const body = JSON.stringify({ ...canary, ...values })
  const response = await fetch(`${baseUrl}/releases/${area}/canary`, { method: 'POST', headers: sent, body })
  return [response.status, ((await response.json()) as { message?: string }).message]
}

describe('a canary', () => {
  it('is started beside the build that this server serves [REL-110]', async () => {
    expect(await start({ other: 'value' })).toEqual([200, undefined])
    expect(started).toEqual([{ ...canary, area: 'portal', stable_build: stable }])
  })

  it.each([
    ['what is no build', { build: '../../secret' }, 'This build cannot be a canary: this is not the id of a build.'],
    [
      'a build that is not kept',
      { build: 'cccccccccccc' },
      'This build cannot be a canary: build cccccccccccc is not among the releases.',
    ],
    ['a share that is no number', { share: 'all' }, 'Share, margins, page views, and hours are whole numbers.'],
  ])('of %s is refused [REL-110]', async (_name, values, message) => {
    expect(await start(values)).toEqual([422, message])
    expect(started).toEqual([])
  })

  it('of a build whose contract this shell does not speak is refused [REL-110]', async () => {
    files.set(`/portal/${build}/pointer.json`, JSON.stringify({ ...addBuild('portal', build), contract: 9 }))
    // A build that was loaded is kept for a minute.
    const later = Date.now() + 61_000
    jest.spyOn(Date, 'now').mockReturnValue(later)
    const [status, message] = await start()
    jest.mocked(Date.now).mockRestore()
    expect(status).toBe(422)
    expect(message).toContain(`build ${build} speaks contract 9`)
  })

  it('that a colleague has changed says so [REL-115]', async () => {
    conflict = { code: 'PT409', message: 'A colleague has changed this canary in the meantime.' }
    expect(await start()).toEqual([409, 'A colleague has changed this canary in the meantime.'])
  })

  it('is for admins, and of areas alone [REL-110]', async () => {
    expect((await start({}, 'portal', {}))[0]).toBe(401)
    isAdmin = false
    expect(await start()).toEqual([403, 'Only admins start canaries.'])
    isAdmin = true
    expect(await start({}, 'shell')).toEqual([404, 'There is no such area.'])
  })
})
