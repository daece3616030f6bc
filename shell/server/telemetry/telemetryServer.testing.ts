/* For tests: a shell's endpoints for reports, with a database, a build of each area, and its source maps. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import express from 'express'
import { closeServers, listen } from '../http/listen.testing.ts'
import { shellBuild, writeShellRelease } from '../pages/shellRelease.testing.ts'

export { shellBuild } from '../pages/shellRelease.testing.ts'
export const portalBuild = 'bbbbbbbbbbbb'
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

let release: ReturnType<typeof writeShellRelease>
let site: Server | undefined

/** Starts the database, and writes the builds. Returns its address. */
export async function prepareTelemetry() {
  release = writeShellRelease()
  const maps = join(release.folder, 'maps.portal')
  mkdirSync(join(maps, portalBuild), { recursive: true })
  writeFileSync(join(maps, portalBuild, 'main.js.map'), JSON.stringify(sourceMap))
  const url = await listen(upstream)
  Object.assign(process.env, {
    ...{ SUPABASE_URL: url, SUPABASE_SECRET_KEY: 'secret' },
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
  release.remove()
}

/** Waits until the next request of the endpoints has been received. */
export async function waitForSums() {
  const deadline = Date.now() + 8_000
  while (received.length === 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20))
  return received
}
