import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { execa } from 'execa'
import { brotliModulePath, ensureNginx, nginxInstallCommand } from '../../.config/test/nginx.ts'
import { liveFolder, remotes, remoteVariable } from '../../.config/workspace.ts'
import { readPointer } from '../support/servers/changedRelease.ts'
import { expect, signIn, test } from '../support/fixtures.ts'
import { furtherPort, ports } from '../support/ports.ts'
import { startOwnServers } from '../support/servers/startOwnStack.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://localhost:${ports.nginx.web}` })

const root = resolve(import.meta.dirname, '../..')
const port = ports.nginx.web + furtherPort
const origin = `http://localhost:${port}`
const marketing = liveFolder('marketing')

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

let folder: string
let pointer: ReturnType<typeof readPointer>
let entryPath: string
let nginx: ReturnType<typeof startNginx> | undefined

test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = mkdtempSync(join(tmpdir(), 'fortnight-nginx-'))
  pointer = readPointer(marketing)
  entryPath = `/marketing/${pointer.entry.url}`
  const executable = await ensureNginx()
  const missingMessage = `nginx with Brotli is not installed. Install it with: ${nginxInstallCommand}`
  // In CI, a skip would go unnoticed.
  if (!executable && process.env.CI) throw new Error(missingMessage)
  // eslint-disable-next-line no-restricted-syntax, playwright/no-skipped-test -- Not every machine has nginx.
  test.skip(!executable, missingMessage)
  nginx = startNginx(executable!)
  const fetchStatus = () =>
    fetch(origin).then(
      ({ status }) => status,
      () => 'no connection',
    )
  await expect.poll(fetchStatus).toBe(404)
})

test.afterAll(async () => {
  nginx?.kill('SIGQUIT')
  await nginx
  rmSync(folder, { recursive: true, force: true })
})

/** Runs nginx with the committed site configuration, changed to this test's port and folder, in a minimal nginx.conf. */
function startNginx(executable: string) {
  for (const area of remotes) symlinkSync(liveFolder(area), join(folder, area))
  const site = readFileSync(join(root, '.config/delivery/nginx.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('/srv/fortnight;', `${folder};`)
  expect(site).toContain(`root ${folder};`)
  writeFileSync(join(folder, 'site.conf'), site)
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `load_module ${brotliModulePath}; ${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${join(folder, 'pid')};
    error_log stderr; events {} http { access_log off; ${tempPaths.join(' ')} include ${join(folder, 'site.conf')}; }`,
  )
  return execa(executable, ['-p', folder, '-c', join(folder, 'nginx.conf')], { reject: false })
}

test('nginx serves the files of a release compressed, immutable and readable from any origin', async ({ request }) => {
  for (const [acceptEncoding, contentEncoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ] as const) {
    const response = await request.get(origin + entryPath, { headers: { 'Accept-Encoding': acceptEncoding } })
    expect(response.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      ...securityHeaders,
      'access-control-allow-origin': '*',
      'content-type': 'application/javascript',
      'content-encoding': contentEncoding,
      vary: 'Accept-Encoding',
    })
    expect(response.headers().server).toBe('nginx')
    expect((await response.body()).toString()).toBe(readFileSync(join(marketing, pointer.entry.url), 'utf8'))
  }
  const uncompressed = await request.get(origin + entryPath, { headers: { 'Accept-Encoding': 'identity' } })
  expect(uncompressed.headers()['content-encoding']).toBeUndefined()
})

test('nginx serves every file of a release with its content type', async ({ request }) => {
  const files = readdirSync(join(marketing, pointer.build)).filter((name) => !/\.(br|gz)$/.test(name))
  expect(files.length).toBeGreaterThan(10)
  for (const name of files) {
    const response = await request.head(`${origin}/marketing/${pointer.build}/${name}`)
    expect([name, response.status()]).toEqual([name, 200])
    expect(response.headers()['content-type'], name).not.toBe('application/octet-stream')
  }
})

test('nginx serves pointers uncached and readable from any origin', async ({ request }) => {
  for (const area of remotes) {
    const response = await request.get(`${origin}/${area}/latest.json`)
    expect(response.headers()).toMatchObject({
      ...securityHeaders,
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'content-type': 'application/json',
    })
  }
})

test('nginx serves no other files, and its error responses are not immutable', async ({ request }) => {
  for (const path of [
    '/',
    '/marketing/',
    `/marketing/${pointer.build}/`,
    `/marketing/${pointer.build}/none.js`,
    '/site.conf',
    '/pid',
  ]) {
    const response = await request.get(origin + path)
    expect([403, 404], path).toContain(response.status())
    expect(response.headers()['cache-control'], path).toBeUndefined()
    expect(response.headers(), path).toMatchObject(securityHeaders)
  }
})

test('the shell renders and runs the remotes that nginx serves', async ({ page, pageErrors }) => {
  test.setTimeout(180_000)
  const servers = await startOwnServers(ports.nginx, {
    shellEnv: Object.fromEntries(
      remotes.map((remote) => [remoteVariable(remote, 'POINTER'), `${origin}/${remote}/latest.json`]),
    ),
  })
  try {
    const entryResponse = page.waitForResponse(origin + entryPath)
    await page.goto('/')
    await page.keyboard.press('Shift')
    expect((await entryResponse).status()).toBe(200)
    await expect(page.locator('main h1')).toBeVisible()
    await signIn(page, 'client')
    await expect(page.getByRole('heading', { name: /projects/i }).first()).toBeVisible()
    expect(pageErrors).toEqual([])
  } finally {
    await servers.dispose()
  }
})
