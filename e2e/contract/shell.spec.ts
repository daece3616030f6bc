import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileRelease } from '../../.config/release.ts'
import { expect, signIn, test } from '../fixtures.ts'
import { ports } from '../ports.ts'
import { startOwnServers } from '../stackFixture.ts'

test.describe.configure({ mode: 'serial' })

const fakes = mkdtempSync(join(tmpdir(), 'fortnight-fakes-'))
const source = join(import.meta.dirname, 'fake')
const releases = { marketing: join(fakes, 'marketing'), portal: join(fakes, 'portal') }
const shell = `http://localhost:${ports.contract.web}`

let own: Awaited<ReturnType<typeof startOwnServers>>
test.beforeAll(async () => {
  test.setTimeout(180_000)
  await compileRelease('marketing', 'production', { source, dist: releases.marketing })
  await compileRelease('portal', 'production', { source, dist: releases.portal })
  own = await startOwnServers(ports.contract, { releases })
})
test.afterAll(async () => {
  await own.dispose()
  rmSync(fakes, { recursive: true, force: true })
})
test.use({ baseURL: shell })

test('the shell renders a page and answers an endpoint of whatever keeps the contract', async ({
  page,
  complaints,
}) => {
  expect(await (await fetch(`${shell}/robots.txt`)).text()).toBe('Fake robots')
  expect(await (await fetch(shell)).text()).toContain('Fake home')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Fake home' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(complaints).toEqual([])
})

test('the shell guards an area, shows it inside its chrome, and follows its links without loading the page anew', async ({
  page,
  complaints,
}) => {
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/signup/)
  await signIn(page, 'client')
  await expect(page.getByRole('heading', { name: 'Fake dashboard' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()

  await page.evaluate(() => (document.title = 'the same page'))
  await page.getByRole('link', { name: 'Fake project' }).click()
  await expect(page.getByRole('heading', { name: 'Fake project' })).toBeVisible()
  expect(await page.title()).toBe('the same page')
  expect(complaints).toEqual([])
})

test('an area of another contract is not taken: the build before stays, a new shell says so in its place, and Retry brings the mended one', async ({
  page,
}) => {
  const { stack, lines } = own
  const pointerFile = join(releases.portal, 'latest.json')
  const good = readFileSync(pointerFile, 'utf8')
  const pointer = JSON.parse(good) as object
  writeFileSync(pointerFile, JSON.stringify({ ...pointer, build: 'future', contract: 99 }))
  await expect.poll(() => lines.join('\n')).toMatch(/portal: build future speaks contract 99.*keeping build/)
  await signIn(page, 'client')
  await expect(page.getByRole('heading', { name: 'Fake dashboard' })).toBeVisible()

  await stack.stop('shell')
  await stack.start('shell')
  await page.goto('/dashboard')
  const notice = page.getByRole('alert').filter({ hasText: 'This part of the site is not answering' })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  expect((await page.request.get('/')).status()).toBe(200)

  writeFileSync(pointerFile, good)
  await expect(async () => {
    await notice.getByRole('button', { name: 'Retry' }).click({ timeout: 1_000 })
    await expect(page.getByRole('heading', { name: 'Fake dashboard' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
})
