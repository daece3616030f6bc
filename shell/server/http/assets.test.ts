/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import { createServer as createSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { serveAssets } from './assets.ts'
import { closeServers, listen } from './listen.testing.ts'
import { settings } from '../settings.ts'

const releases = mkdtempSync(join(tmpdir(), 'fortnight-releases-'))
const [previousBuild, currentBuild] = ['0123456789ab', 'ba9876543210']
let server: Server
let baseUrl: string

function addBuild(build: string) {
  mkdirSync(join(releases, build, 'client'), { recursive: true })
  writeFileSync(join(releases, build, 'client/main.js'), `// ${build}`)
  writeFileSync(join(releases, build, 'server.cjs'), '')
}

beforeAll(async () => {
  settings.releases = releases
  writeFileSync(join(releases, 'latest.json'), '{}')
  addBuild(previousBuild)
  const app = express()
  app.use('/assets/:build', serveAssets)
  app.use((_request, response) => response.sendStatus(404))
  server = createServer(app)
  baseUrl = await listen(server)
})
afterAll(async () => {
  rmSync(releases, { recursive: true })
  await closeServers(server)
})

it('serves the scripts of the previous build, and of one that is added at run time, as immutable', async () => {
  addBuild(currentBuild)
  for (const build of [previousBuild, currentBuild]) {
    const response = await fetch(`${baseUrl}/assets/${build}/main.js`)
    expect(await response.text()).toBe(`// ${build}`)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  }
})

it('survives a file that exists but cannot be opened', async () => {
  // A socket is such a file.
  const socket = createSocket()
  await new Promise<void>((resolve) => socket.listen(join(releases, previousBuild, 'client/lost.js'), resolve))
  await expect(
    fetch(`${baseUrl}/assets/${previousBuild}/lost.js`).then((response) => response.text()),
  ).rejects.toThrow()
  await new Promise((resolve) => socket.close(resolve))
  expect((await fetch(`${baseUrl}/assets/${previousBuild}/main.js`)).status).toBe(200)
})

it('ignores Range headers and sends scripts whole', async () => {
  for (const range of ['bytes=0-1', 'bytes=5-2', 'bytes=0-99999999999999999999', 'lines=1']) {
    const response = await fetch(`${baseUrl}/assets/${previousBuild}/main.js`, { headers: { Range: range } })
    expect([response.status, await response.text()]).toEqual([200, `// ${previousBuild}`])
  }
})

it('closes the file when the client disconnects during the transfer', async () => {
  writeFileSync(join(releases, previousBuild, 'client/large.js'), Buffer.alloc(32 * 1024 * 1024))
  const countOpenFiles = () => readdirSync('/dev/fd').length
  const disconnectEarly = () =>
    new Promise<void>((resolve) => {
      get(`${baseUrl}/assets/${previousBuild}/large.js`, (response) => {
        response.once('data', () => response.destroy()).once('close', resolve)
      })
    })
  await disconnectEarly()
  const maxOpenFiles = countOpenFiles() + 5
  for (let attempt = 0; attempt < 20; attempt++) await disconnectEarly()
  while (countOpenFiles() > maxOpenFiles) await new Promise(setImmediate)
  expect(countOpenFiles()).toBeLessThanOrEqual(maxOpenFiles)
})

it.each([
  'latest.json',
  `${previousBuild}/../../latest.json`,
  `${previousBuild}/../server.cjs`,
  `${previousBuild}/..%2fserver.cjs`,
  `${previousBuild}/%2e%2e/server.cjs`,
  `${previousBuild}/..%5cserver.cjs`,
  `%2e%2e/${previousBuild}/server.cjs`,
  `..%2f/${previousBuild}/client/main.js`,
  `./latest.json`,
  `abcdefabcdef/main.js`,
])('serves no other file of the releases folder: /assets/%s', async (path) => {
  // Unlike fetch, this does not normalize the path.
  const response = await new Promise<IncomingMessage>((resolve) => get(baseUrl, { path: `/assets/${path}` }, resolve))
  response.resume()
  expect(response.statusCode).toBe(404)
})
