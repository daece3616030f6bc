/* For tests: a shell's endpoints for reports, with a database, a build of each area, and its source maps. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import express from 'express'
import { closeServers, listen } from '../http/listen.testing.ts'

export const [shellBuild, portalBuild] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb']
export const portalUrl = 'https://static.example/portal/'

type Received = { url: string | undefined; headers: NodeJS.Dict<string | string[]>; body: string }

/** What the database, or the Sentry server, has received. */
export const received: Received[] = []
export const answer = { status: 200 }

// Line 1, column 10 is line 12, column 4 of openRoom.ts, where `openRoom` stands.
const sourceMap = {
  version: 3,
  names: ['openRoom'],
  sources: ['webpack://portal/./src/rooms/openRoom.ts?1234'],
  mappings: 'UAWIA',
}

const upstream = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ url: request.url, headers: request.headers, body })
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end('1')
  })
})

let folder: string
let site: Server | undefined

/** Starts the database, and writes the builds. Returns its address. */
export async function prepareTelemetry() {
  folder = mkdtempSync(join(tmpdir(), 'fortnight-telemetry-'))
  const releases = join(folder, 'shell')
  mkdirSync(join(releases, shellBuild), { recursive: true })
  const pointer = { build: shellBuild, entry: { url: 'x' }, preload: [], session: [] }
  writeFileSync(join(releases, 'latest.json'), JSON.stringify(pointer))
  const maps = join(folder, 'maps.portal')
  mkdirSync(join(maps, portalBuild), { recursive: true })
  writeFileSync(join(maps, portalBuild, 'main.js.map'), JSON.stringify(sourceMap))
  const url = await listen(upstream)
  Object.assign(process.env, {
    ...{ SUPABASE_URL: url, SUPABASE_SECRET_KEY: 'secret', FORTNIGHT_SHELL_RELEASES: releases },
    ...{ PORTAL_POINTER: `${portalUrl}latest.json`, PORTAL_MAPS: maps },
  })
  return url
}

/** Starts the endpoints with limits of their own. Returns their address. */
export async function startTelemetry() {
  received.length = 0
  answer.status = 200
  const app = express()
  await jest.isolateModulesAsync(async () => {
    const { recordLiveBuild } = await import('../releases/liveBuilds.ts')
    recordLiveBuild('shell', { build: shellBuild, contract: 1 })
    app.use((await import('./telemetryRoutes.ts')).telemetryRoutes())
  })
  site = createServer(app)
  return listen(site)
}

export const stopTelemetry = () => (site ? closeServers(site) : Promise.resolve())

export async function removeTelemetry() {
  await closeServers(upstream)
  rmSync(folder, { recursive: true })
}

/** Waits until the next request of the endpoints has been received. */
export async function waitForSums() {
  const deadline = Date.now() + 8_000
  while (received.length === 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20))
  return received
}
