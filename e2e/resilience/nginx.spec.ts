import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { execa } from 'execa'
import { brotliModulePath, ensureNginx } from '../../.config/test/nginx.ts'
import { readPointer } from '../support/changedRelease.ts'
import { expect, signIn, test } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'
import { startOwnServers } from '../support/startOwnStack.ts'
import { liveFolder, remotes } from '../../.config/workspace.ts'

test.describe.configure({ mode: 'serial' })

const root = resolve(import.meta.dirname, '../..')
const port = ports.nginx.web + 4
const origin = `http://localhost:${port}`
const marketing = liveFolder('marketing')

const everywhere = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

test.use({ baseURL: `http://localhost:${ports.nginx.web}` })

let place: string
let pointer: ReturnType<typeof readPointer>
let script: string
let nginx: ReturnType<typeof startNginx> | undefined
test.beforeAll(async () => {
  test.setTimeout(180_000)
  place = mkdtempSync(join(tmpdir(), 'fortnight-nginx-'))
  pointer = readPointer(marketing)
  script = `/marketing/${pointer.entry.url}`
  const executable = await ensureNginx()
  // Where everything is tested before it ships, nobody would notice that this was left out.
  if (!executable && process.env.CI) throw new Error('There is no nginx with brotli on this machine; install it.')
  // eslint-disable-next-line no-restricted-syntax -- There are machines without nginx and without a way to get it.
  test.skip(!executable, 'There is no nginx with brotli on this machine, and it could not be installed.')
  nginx = startNginx(executable!)
  await expect
    .poll(() =>
      fetch(origin).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(404)
})
test.afterAll(async () => {
  nginx?.kill('SIGQUIT')
  await nginx
  rmSync(place, { recursive: true, force: true })
})

/** The committed configuration with this test's port and folder, and around it what a system's nginx.conf has. */
function startNginx(executable: string) {
  for (const area of remotes) symlinkSync(liveFolder(area), join(place, area))
  const site = readFileSync(join(root, '.config/delivery/nginx.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('/srv/fortnight;', `${place};`)
  expect(site).toContain(`root ${place};`)
  writeFileSync(join(place, 'site.conf'), site)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(place, name)};`,
  )
  writeFileSync(
    join(place, 'nginx.conf'),
    `load_module ${brotliModulePath}; ${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${join(place, 'pid')};
    error_log stderr; events {} http { access_log off; ${folders.join(' ')} include ${join(place, 'site.conf')}; }`,
  )
  return execa(executable, ['-p', place, '-c', join(place, 'nginx.conf')], { reject: false })
}

test('a release is kept for ever, may be read by any site, and comes compressed', async ({ request }) => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ] as const) {
    const answer = await request.get(origin + script, { headers: { 'Accept-Encoding': accepted } })
    expect(answer.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      ...everywhere,
      'access-control-allow-origin': '*',
      'content-type': 'application/javascript',
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
    })
    expect(answer.headers().server).toBe('nginx')
    expect((await answer.body()).toString()).toBe(readFileSync(join(marketing, pointer.entry.url), 'utf8'))
  }
  const plain = await request.get(origin + script, { headers: { 'Accept-Encoding': 'identity' } })
  expect(plain.headers()['content-encoding']).toBeUndefined()
})

test('every file of a release has a type of its own', async ({ request }) => {
  const files = readdirSync(join(marketing, pointer.build)).filter((name) => !/\.(br|gz)$/.test(name))
  expect(files.length).toBeGreaterThan(10)
  for (const name of files) {
    const answer = await request.head(`${origin}/marketing/${pointer.build}/${name}`)
    expect([name, answer.status()]).toEqual([name, 200])
    expect(answer.headers()['content-type'], name).not.toBe('application/octet-stream')
  }
})

test('a pointer is kept by nobody', async ({ request }) => {
  for (const area of ['marketing', 'portal', 'backoffice']) {
    const answer = await request.get(`${origin}/${area}/latest.json`)
    expect(answer.headers()).toMatchObject({
      ...everywhere,
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'content-type': 'application/json',
    })
  }
})

test('nothing else is there, and what is missing is not kept for ever', async ({ request }) => {
  for (const path of [
    '/',
    '/marketing/',
    `/marketing/${pointer.build}/`,
    `/marketing/${pointer.build}/none.js`,
    '/site.conf',
    '/pid',
  ]) {
    const answer = await request.get(origin + path)
    expect([403, 404], path).toContain(answer.status())
    expect(answer.headers()['cache-control'], path).toBeUndefined()
    expect(answer.headers(), path).toMatchObject(everywhere)
  }
})

test('the shell renders and runs the remotes that nginx serves', async ({ page, pageErrors }) => {
  test.setTimeout(180_000)
  const own = await startOwnServers(ports.nginx, {
    shellEnv: {
      MARKETING_POINTER: `${origin}/marketing/latest.json`,
      PORTAL_POINTER: `${origin}/portal/latest.json`,
      BACKOFFICE_POINTER: `${origin}/backoffice/latest.json`,
    },
  })
  try {
    const loaded = page.waitForResponse(origin + script)
    await page.goto('/')
    expect((await loaded).status()).toBe(200)
    await expect(page.locator('main h1')).toBeVisible()
    await signIn(page, 'client')
    await expect(page.getByRole('heading', { name: /projects/i }).first()).toBeVisible()
    expect(pageErrors).toEqual([])
  } finally {
    await own.dispose()
  }
})
