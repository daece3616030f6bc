/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from './ports.ts'

const build = '0123456789ab'

/** What `.github/DEPLOY.md` asks of every host of releases: path, `Cache-Control`, further headers. */
const promised = readFileSync('.github/DEPLOY.md', 'utf8')
  .split('| file ')[1]!
  .split('\n\n')[0]!
  .split('\n')
  .slice(2)
  .map((row) => row.split('|').map((cell) => cell.replaceAll('`', '').trim()))
  .map(([, path = '', cache = '']) => ({ file: path.replace('/<build>/…', `${build}/remoteEntry.js`), cache }))

let folder: string
let origin: string
let server: ChildProcess
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fortnight-releases-'))
  for (const { file } of promised) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), '{}')
  }
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  server = spawn(process.execPath, ['.config/serve/serveRemote.ts', 'portal', String(port), folder])
  await new Promise((listening) => server.stdout!.once('data', listening))
})
afterAll(async () => {
  const ended = new Promise((done) => server.once('exit', done))
  server.kill()
  await ended
  rmSync(folder, { recursive: true })
})

it("serves releases with the headers of the operators' table", async () => {
  expect(promised.map(({ file }) => file)).toEqual([`${build}/remoteEntry.js`, 'releases.json', 'latest.json'])
  const found = await Promise.all(
    promised.map(async ({ file }) => {
      const { headers } = await fetch(`${origin}/${file}`)
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      return { file, cache: headers.get('cache-control') }
    }),
  )
  expect(found).toEqual(promised)
})

it('lets nobody keep that a file is missing', async () => {
  const answer = await fetch(`${origin}/${build}/none.js`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, null])
})
