import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { createChangedRelease, type MarketingPointer, readPointer } from '../support/changedRelease.ts'
import { expect, signIn, test } from '../support/fixtures.ts'
import { waitForHydration } from '../support/waitForHydration.ts'
import { ports } from '../support/ports.ts'
import { copyReleases, startOwnServers } from '../support/startOwnStack.ts'
import type { Remote } from '../../.config/workspace.ts'

test.describe.configure({ mode: 'serial' })

const headline = 'Your own AI agent, in a fortnight'
const newHeadline = 'Your own AI agent, in two weeks!!'
const deploy = (build: string, change: (file: string, text: string) => string) =>
  createChangedRelease(folder, build, change)

let folders: Record<Remote, string>
let folder: string
let pointerFile: string
let original: string
let servers: Awaited<ReturnType<typeof startOwnServers>>
test.beforeAll(async () => {
  folders = {
    marketing: copyReleases('marketing'),
    portal: copyReleases('portal'),
    backoffice: copyReleases('backoffice'),
  }
  folder = folders.marketing
  pointerFile = join(folder, 'latest.json')
  original = readFileSync(pointerFile, 'utf8')
  servers = await startOwnServers(ports.redeploy, { releaseFolders: folders })
})
test.afterAll(async () => {
  await servers.dispose()
  for (const releases of Object.values(folders)) rmSync(releases, { recursive: true, force: true })
})
test.use({ baseURL: `http://localhost:${ports.redeploy.web}` })

const htmlOf = async () => (await fetch(`${servers.stack.origin}/`)).text()

test('a new marketing build is live in HTML and browser without restarting the shell, and so is its rollback', async ({
  page,
  pageErrors,
}) => {
  expect(await htmlOf()).toContain(headline)
  writeFileSync(pointerFile, JSON.stringify(deploy('two', (_file, text) => text.replaceAll(headline, newHeadline))))
  await expect.poll(htmlOf).toContain(newHeadline)

  const entry = page.waitForResponse(/\/two\/remoteEntry\.js/)
  await page.goto('/')
  await expect(page.locator('main h1')).toContainText(newHeadline)
  expect((await entry).ok()).toBe(true)
  expect(pageErrors).toEqual([])

  writeFileSync(pointerFile, original)
  await expect.poll(htmlOf).not.toContain(newHeadline)
  await page.goto('/')
  await expect(page.locator('main h1')).toContainText(headline)
})

test('a build is refused whose entry or server bundle is corrupt or tampered with, or whose contract is unknown, and the last good one stays', async () => {
  const tampered = deploy('tampered', (_file, text) => text)
  writeFileSync(
    join(folder, tampered.server.url),
    'module.exports = { App: () => null, prefetch: () => {}, endpoints: {} }',
  )
  const swapped = deploy('swapped', (_file, text) => text)
  writeFileSync(join(folder, swapped.entry.url), 'window.hit = 1')
  const refusals: [MarketingPointer, RegExp][] = [
    [swapped, /the entry of build swapped does not match its checksum; keeping build/],
    [tampered, /the server bundle of build tampered does not match its checksum; keeping build/],
    [deploy('corrupt', (file, text) => (file === 'server.cjs' ? text.slice(0, 2_000) : text)), /keeping build/],
    [
      deploy('empty', (file, text) => (file === 'server.cjs' ? 'module.exports = {}' : text)),
      /empty does not export App/,
    ],
    [{ ...deploy('future', (_file, text) => text), contract: 99 }, /future speaks contract 99/],
  ]
  for (const [pointer, sentence] of refusals) {
    servers.logLines.length = 0
    writeFileSync(pointerFile, JSON.stringify(pointer))
    await expect.poll(() => servers.logLines.join('\n')).toMatch(sentence)
    expect(await htmlOf()).toContain(headline)
  }
  writeFileSync(pointerFile, original)
})

/** A new build of an area that prunes the one before at once; every open tab is left without the files it has not needed yet. */
async function renew(area: Remote) {
  const releases = folders[area]
  const { build } = readPointer(releases)
  const pointer = readFileSync(join(releases, 'latest.json'), 'utf8')
  cpSync(join(releases, build), join(releases, 'renewed'), { recursive: true })
  writeFileSync(join(releases, 'latest.json'), pointer.replaceAll(build, 'renewed'))
  rmSync(join(releases, build), { recursive: true })
  await expect.poll(() => servers.logLines.join('\n')).toContain(`${area}: serving build renewed`)
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part of the site is not responding' })

test('a client whose tab outlives its build is told what is missing, and Retry brings the new build and what was typed', async ({
  page,
}) => {
  // Whether to leave what is typed.
  page.on('dialog', (question) => question.accept())
  await signIn(page, 'client')
  const project = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
  const title = await project.textContent()
  await page.goto(`${await project.getAttribute('href')}/edit`)
  const requirements = page.getByLabel('Requirements')
  await requirements.fill('It answers in Dutch, too.')
  await renew('portal')

  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: title!, exact: true }).click()
  await expect(notice(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await notice(page).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title! })).toBeVisible()
  await page.getByRole('link', { name: 'Edit Project' }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(requirements).toHaveValue('It answers in Dutch, too.')
})

test('an admin whose tab outlives its build is told what is missing, and Retry brings the new build and what was typed', async ({
  page,
}) => {
  page.on('dialog', (question) => question.accept())
  await signIn(page, 'admin', '/admin/faqs/new')
  const question = page.getByLabel('Question')
  await question.fill('Is this still here?')
  await expect(page.getByText('Saved locally')).toBeVisible()
  await renew('backoffice')

  const sections = page.getByRole('navigation', { name: 'Back office' })
  await sections.getByRole('link', { name: 'Customers' }).click()
  const problem = page.getByRole('main').getByRole('alert')
  await expect(problem).toContainText('The site may have been updated since you opened it.')
  await expect(sections).toBeVisible()
  await problem.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  await sections.getByRole('link', { name: 'FAQs' }).click()
  await page.getByRole('link', { name: 'New FAQ' }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(question).toHaveValue('Is this still here?')
})

test('a visitor whose tab outlives its build goes on: the next page is waited for with a word, and Retry brings it of the new build', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/pricing')
  await waitForHydration(page, 'main h1')
  await renew('marketing')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await page.clock.runFor(1_000)
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(notice(page)).toBeVisible({ timeout: 100 })
  }).toPass()
  const entry = page.waitForResponse(/\/renewed\/remoteEntry\.js/)
  await notice(page).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the workshop')
  expect((await entry).ok()).toBe(true)
})
