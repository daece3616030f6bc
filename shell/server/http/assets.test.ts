/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { assets } from './assets.ts'
import { settings } from '../settings.ts'

const releases = mkdtempSync(join(tmpdir(), 'fortnight-releases-'))
const [before, now] = ['0123456789ab', 'ba9876543210']
let server: Server
let base: string

function put(build: string) {
  mkdirSync(join(releases, build, 'client'), { recursive: true })
  writeFileSync(join(releases, build, 'client/main.js'), `// ${build}`)
  writeFileSync(join(releases, build, 'server.cjs'), '')
}

beforeAll((done) => {
  settings.releases = releases
  writeFileSync(join(releases, 'latest.json'), '{}')
  put(before)
  const app = express()
  app.use('/assets/:build', assets)
  app.use((_request, response) => response.sendStatus(404))
  server = app.listen(0, () => {
    base = `http://localhost:${(server.address() as AddressInfo).port}`
    done()
  })
})
afterAll((done) => {
  rmSync(releases, { recursive: true })
  server.close(done)
})

it('serves the scripts of the build before, and of one that arrives while it runs, for ever', async () => {
  put(now)
  for (const build of [before, now]) {
    const answer = await fetch(`${base}/assets/${build}/main.js`)
    expect(await answer.text()).toBe(`// ${build}`)
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  }
})

it('survives a file that is found and then cannot be opened', async () => {
  // A socket is such a file, at any moment.
  const lost = createServer()
  await new Promise<void>((done) => lost.listen(join(releases, before, 'client/lost.js'), done))
  await expect(fetch(`${base}/assets/${before}/lost.js`).then((answer) => answer.text())).rejects.toThrow()
  await new Promise((done) => lost.close(done))
  expect((await fetch(`${base}/assets/${before}/main.js`)).status).toBe(200)
})

it('sends a script whole, whatever part of it is asked for', async () => {
  for (const range of ['bytes=0-1', 'bytes=5-2', 'bytes=0-99999999999999999999', 'lines=1']) {
    const answer = await fetch(`${base}/assets/${before}/main.js`, { headers: { Range: range } })
    expect([answer.status, await answer.text()]).toEqual([200, `// ${before}`])
  }
})

it('closes the file when a visitor leaves before it is sent', async () => {
  writeFileSync(join(releases, before, 'client/large.js'), Buffer.alloc(32 * 1024 * 1024))
  const openFiles = () => readdirSync('/dev/fd').length
  const leave = () =>
    new Promise<void>((done) => {
      get(`${base}/assets/${before}/large.js`, (answer) => {
        answer.once('data', () => answer.destroy()).once('close', done)
      })
    })
  await leave()
  const few = openFiles() + 5
  for (let turn = 0; turn < 20; turn++) await leave()
  while (openFiles() > few) await new Promise(setImmediate)
})

it.each([
  'latest.json',
  `${before}/../../latest.json`,
  `${before}/../server.cjs`,
  `${before}/..%2fserver.cjs`,
  `${before}/%2e%2e/server.cjs`,
  `${before}/..%5cserver.cjs`,
  `%2e%2e/${before}/server.cjs`,
  `..%2f/${before}/client/main.js`,
  `./latest.json`,
  `abcdefabcdef/main.js`,
])('serves nothing else of the folder: /assets/%s', async (path) => {
  // Unlike fetch, this sends the path as it is.
  const answer = await new Promise<IncomingMessage>((done) => get(base, { path: `/assets/${path}` }, done))
  answer.resume()
  expect(answer.statusCode).toBe(404)
})
