import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileRelease } from '../../.config/build/release.ts'
import { expect, signIn, test } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'
import { startOwnServers } from '../support/startOwnStack.ts'
import { remotes } from '../../.config/workspace.ts'

test.describe.configure({ mode: 'serial' })

const fakes = mkdtempSync(join(tmpdir(), 'fortnight-fakes-'))
const source = join(import.meta.dirname, 'fakeRemote')
const releases = {
  marketing: join(fakes, 'marketing'),
  portal: join(fakes, 'portal'),
  backoffice: join(fakes, 'backoffice'),
}
const shell = `http://localhost:${ports.contract.web}`

let servers: Awaited<ReturnType<typeof startOwnServers>>
test.beforeAll(async () => {
  test.setTimeout(180_000)
  for (const area of remotes) await compileRelease(area, 'production', { source, dist: releases[area] })
  servers = await startOwnServers(ports.contract, { releaseFolders: releases })
})
test.afterAll(async () => {
  await servers.dispose()
  rmSync(fakes, { recursive: true, force: true })
})
test.use({ baseURL: shell })

test('the shell renders a page and answers an endpoint of whatever keeps the contract', async ({
  page,
  pageErrors,
}) => {
  expect(await (await fetch(`${shell}/robots.txt`)).text()).toBe('Fake robots')
  expect(await (await fetch(shell)).text()).toContain('Fake home')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Fake home' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(pageErrors).toEqual([])
})

const guarded = [
  {
    area: 'portal',
    who: 'client',
    path: '/dashboard',
    door: '/signup',
    heading: 'Fake dashboard',
    link: 'Fake project',
  },
  {
    area: 'backoffice',
    who: 'admin',
    path: '/admin',
    door: '/admin/login',
    heading: 'Fake back office',
    link: 'Fake FAQs',
  },
] as const

for (const { area, who, path, door, heading, link } of guarded) {
  test(`the shell guards the ${area}, shows it inside its chrome, and follows its links without loading the page anew`, async ({
    page,
    pageErrors,
  }) => {
    await page.goto(path)
    await expect(page).toHaveURL(new URL(`${door}?next=${encodeURIComponent(path)}`, shell).href)
    await signIn(page, who)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()

    await page.evaluate(() => (document.title = 'the same page'))
    await page.getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { name: link })).toBeVisible()
    expect(await page.title()).toBe('the same page')
    expect(pageErrors).toEqual([])
  })
}

test('an area of another contract is not taken: the build before stays, a new shell says so in its place, and Retry brings the mended one', async ({
  page,
}) => {
  const { stack, logLines } = servers
  const pointerOf = (area: (typeof guarded)[number]['area']) => join(releases[area], 'latest.json')
  const good = guarded.map(({ area }) => readFileSync(pointerOf(area), 'utf8'))
  for (const [i, { area, who, heading }] of guarded.entries()) {
    const pointer = JSON.parse(good[i]!) as object
    writeFileSync(pointerOf(area), JSON.stringify({ ...pointer, build: 'future', contract: 99 }))
    const refusal = new RegExp(`${area}: build future speaks contract 99.*keeping build`)
    await expect.poll(() => logLines.join('\n')).toMatch(refusal)
    await signIn(page, who)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }

  await stack.stop('shell')
  await stack.start('shell')
  for (const [i, { area, who, heading }] of guarded.entries()) {
    await signIn(page, who)
    const notice = page.getByRole('alert').filter({ hasText: 'This part of the site is not responding' })
    await expect(notice).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    expect((await page.request.get('/')).status()).toBe(200)

    writeFileSync(pointerOf(area), good[i]!)
    await expect(async () => {
      await notice.getByRole('button', { name: 'Retry' }).click({ timeout: 1_000 })
      await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 1_000 })
    }).toPass()
  }
})
