/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { mapsFolder } from '../build/sourceMaps.ts'
import { findFreePort } from './ports.ts'

const build = '0123456789ab'

/** What `.github/DEPLOY.md` requires of every static host: each file with its `Cache-Control`. */
const documentedHeaders = readFileSync('.github/DEPLOY.md', 'utf8')
  .split('| file ')[1]!
  .split('\n\n')[0]!
  .split('\n')
  .slice(2)
  .map((row) => row.split('|').map((cell) => cell.replaceAll('`', '').trim()))
  .map(([, path = '', cacheControl = '']) => ({
    file: path.replace('/<build>/…', `${build}/remoteEntry.js`),
    cacheControl,
  }))

describe('serveRemote', () => {
  let folder: string
  let origin: string
  let server: ChildProcess
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fortnight-releases-'))
    for (const { file } of documentedHeaders) {
      mkdirSync(join(folder, dirname(file)), { recursive: true })
      writeFileSync(join(folder, file), '{}')
    }
    mkdirSync(mapsFolder(folder))
    writeFileSync(join(mapsFolder(folder), 'main.js.map'), '{}')
    const port = await findFreePort()
    origin = `http://127.0.0.1:${port}`
    server = spawn(process.execPath, ['.config/serve/serveRemote.ts', 'portal', String(port), folder])
    await new Promise((resolve) => server.stdout!.once('data', resolve))
  })
  afterAll(async () => {
    const exited = new Promise((resolve) => server.once('exit', resolve))
    server.kill()
    await exited
    for (const path of [folder, mapsFolder(folder)]) rmSync(path, { recursive: true })
  })

  it('serves releases with the headers that DEPLOY.md requires', async () => {
    expect(documentedHeaders.map(({ file }) => file)).toEqual([
      `${build}/remoteEntry.js`,
      'releases.json',
      'latest.json',
    ])
    const servedHeaders = await Promise.all(
      documentedHeaders.map(async ({ file }) => {
        const { headers } = await fetch(`${origin}/${file}`)
        expect(headers.get('access-control-allow-origin')).toBe('*')
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        return { file, cacheControl: headers.get('cache-control') }
      }),
    )
    expect(servedHeaders).toEqual(documentedHeaders)
  })

  it.each(['/..', '/../..', '/%2e%2e', `/${build}/../..`, '/..%2f'])(
    'has no way to the source maps: %s [REL-59]',
    async (way) => {
      const path = `${way}/${basename(mapsFolder(folder))}/main.js.map`
      // HTTP clients that follow the standard resolve the dots before they send a path.
      const status = await new Promise((resolve) => {
        get(origin, { path }, (response) => resolve(response.resume().statusCode)).end()
      })
      expect(status).toBe(404)
    },
  )

  it('does not let a missing file be cached', async () => {
    const response = await fetch(`${origin}/${build}/none.js`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, null])
  })
})
