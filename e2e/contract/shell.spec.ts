import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileRelease } from '../../.config/build/release.ts'
import { expect, signIn, test } from '../support/fixtures.ts'
import { loadErrorAlert } from '../support/loadErrors.ts'
import { markDocument } from '../support/markDocument.ts'
import { ports } from '../support/ports.ts'
import { startOwnServers } from '../support/servers/startOwnStack.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://localhost:${ports.contract.web}` })

const buildFolder = mkdtempSync(join(tmpdir(), 'fortnight-fakes-'))
const fakeRemotes = join(import.meta.dirname, 'fakeRemotes')
const releaseFolders = {
  marketing: join(buildFolder, 'marketing'),
  portal: join(buildFolder, 'portal'),
  backoffice: join(buildFolder, 'backoffice'),
}
const shellUrl = `http://localhost:${ports.contract.web}`

let servers: Awaited<ReturnType<typeof startOwnServers>>

test.beforeAll(async () => {
  test.setTimeout(180_000)
  for (const area of ['marketing', 'portal', 'backoffice'] as const)
    await compileRelease(area, 'production', { source: join(fakeRemotes, area), dist: releaseFolders[area] })
  servers = await startOwnServers(ports.contract, { releaseFolders })
})

test.afterAll(async () => {
  await servers.dispose()
  rmSync(buildFolder, { recursive: true, force: true })
})

test('the shell renders pages and serves endpoints of any remote that keeps the contract', async ({
  page,
  pageErrors,
}) => {
  expect(await (await fetch(`${shellUrl}/robots.txt`)).text()).toBe('Fake robots')
  expect(await (await fetch(shellUrl)).text()).toContain('Fake home')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Fake home' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(pageErrors).toEqual([])
})

const guarded = [
  {
    area: 'portal',
    user: 'client',
    path: '/dashboard',
    signInPath: '/signup',
    heading: 'Fake dashboard',
    link: 'Fake project',
  },
  {
    area: 'backoffice',
    user: 'admin',
    path: '/admin',
    signInPath: '/admin/login',
    heading: 'Fake back office',
    link: 'Fake FAQs',
  },
] as const

for (const { area, user, path, signInPath, heading, link } of guarded) {
  test(`the shell guards the ${area}, renders it inside its chrome, and follows its links without a reload`, async ({
    page,
    pageErrors,
  }) => {
    await page.goto(path)
    await expect(page).toHaveURL(new URL(`${signInPath}?next=${encodeURIComponent(path)}`, shellUrl).href)
    await signIn(page, user)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()

    const isSameDocument = await markDocument(page)
    await page.getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { name: link })).toBeVisible()
    expect(await isSameDocument()).toBe(true)
    expect(pageErrors).toEqual([])
  })
}

test('the shell rejects a remote of an unknown contract: it keeps the previous build or, after a restart, shows an error until a valid build is deployed', async ({
  page,
}) => {
  const { stack, logLines } = servers
  const pointerFile = (area: (typeof guarded)[number]['area']) => join(releaseFolders[area], 'latest.json')
  const validPointers = guarded.map(({ area }) => readFileSync(pointerFile(area), 'utf8'))
  for (const [i, { area, user, heading }] of guarded.entries()) {
    const pointer = JSON.parse(validPointers[i]!) as object
    writeFileSync(pointerFile(area), JSON.stringify({ ...pointer, build: 'future', contract: 99 }))
    const rejection = new RegExp(`${area}: build future speaks contract 99.*keeping build`)
    await expect.poll(() => logLines.join('\n')).toMatch(rejection)
    await signIn(page, user)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }

  await stack.stop('shell')
  await stack.start('shell')
  for (const [i, { area, user, heading }] of guarded.entries()) {
    await signIn(page, user)
    await expect(loadErrorAlert(page)).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    expect((await page.request.get('/')).status()).toBe(200)

    writeFileSync(pointerFile(area), validPointers[i]!)
    await expect(async () => {
      // An attempt may still be loading.
      const retryButtons = await loadErrorAlert(page).getByRole('button', { name: 'Retry' }).all()
      for (const retry of retryButtons) await retry.click({ timeout: 1_000 })
      await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 2_000 })
    }).toPass()
  }
})
