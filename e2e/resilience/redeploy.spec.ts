import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createChangedRelease, type MarketingPointer, readPointer } from '../support/servers/changedRelease.ts'
import { expect, signIn, test } from '../support/fixtures.ts'
import { loadErrorAlert, loadingStatus } from '../support/loadErrors.ts'
import { ports } from '../support/ports.ts'
import { copyReleases, startOwnServers } from '../support/servers/startOwnStack.ts'
import { waitForHydration } from '../support/waitForHydration.ts'
import { type Remote, remotes } from '../../.config/workspace.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://localhost:${ports.redeploy.web}` })

const headline = 'Your own AI agent, in a fortnight'
const newHeadline = 'Your own AI agent, in two weeks!!'
const createBuild = (build: string, change: (file: string, text: string) => string) =>
  createChangedRelease(releaseFolders.marketing, build, change)

let releaseFolders: Record<Remote, string>
let pointerFile: string
let originalPointer: string
let servers: Awaited<ReturnType<typeof startOwnServers>>

test.beforeAll(async () => {
  releaseFolders = Object.fromEntries(remotes.map((remote) => [remote, copyReleases(remote)])) as typeof releaseFolders
  pointerFile = join(releaseFolders.marketing, 'latest.json')
  originalPointer = readFileSync(pointerFile, 'utf8')
  servers = await startOwnServers(ports.redeploy, { releaseFolders })
})

test.afterAll(async () => {
  await servers.dispose()
  for (const folder of Object.values(releaseFolders)) rmSync(folder, { recursive: true, force: true })
})

// On a busy machine, loading a build into the render workers takes a while.
const loading = { timeout: 30_000 }

const fetchHomeHtml = async () => (await fetch(`${servers.stack.origin}/`)).text()

test('a new marketing build is served in HTML and to browsers without restarting the shell, and so is its rollback', async ({
  page,
  pageErrors,
}) => {
  test.setTimeout(120_000)
  expect(await fetchHomeHtml()).toContain(headline)
  writeFileSync(
    pointerFile,
    JSON.stringify(createBuild('two', (_file, text) => text.replaceAll(headline, newHeadline))),
  )
  await expect.poll(fetchHomeHtml, loading).toContain(newHeadline)

  const entryResponse = page.waitForResponse(/\/two\/remoteEntry\.js/)
  await page.goto('/')
  await page.keyboard.press('Shift')
  await expect(page.locator('main h1')).toContainText(newHeadline)
  expect((await entryResponse).ok()).toBe(true)
  expect(pageErrors).toEqual([])

  writeFileSync(pointerFile, originalPointer)
  await expect.poll(fetchHomeHtml, loading).not.toContain(newHeadline)
  await page.goto('/')
  await expect(page.locator('main h1')).toContainText(headline)
})

test('the shell rejects a build that is corrupt, tampered with or of an unknown contract, and keeps the previous one', async () => {
  test.setTimeout(180_000)
  const unchanged = (_file: string, text: string) => text
  const tampered = createBuild('tampered', unchanged)
  writeFileSync(
    join(releaseFolders.marketing, tampered.server.url),
    'module.exports = { App: () => null, prefetch: () => {}, endpoints: {} }',
  )
  const swapped = createBuild('swapped', unchanged)
  writeFileSync(join(releaseFolders.marketing, swapped.entry.url), 'window.hit = 1')
  const rejectedBuilds: [MarketingPointer, RegExp][] = [
    [swapped, /the entry of build swapped does not match its checksum; keeping build/],
    [tampered, /the server bundle of build tampered does not match its checksum; keeping build/],
    [createBuild('corrupt', (file, text) => (file === 'server.cjs' ? text.slice(0, 2_000) : text)), /keeping build/],
    [
      createBuild('empty', (file, text) => (file === 'server.cjs' ? 'module.exports = {}' : text)),
      /empty does not export App/,
    ],
    [{ ...createBuild('future', unchanged), contract: 99 }, /future speaks contract 99/],
  ]
  for (const [pointer, message] of rejectedBuilds) {
    servers.logLines.length = 0
    writeFileSync(pointerFile, JSON.stringify(pointer))
    await expect.poll(() => servers.logLines.join('\n'), loading).toMatch(message)
    expect(await fetchHomeHtml()).toContain(headline)
  }
  writeFileSync(pointerFile, originalPointer)
})

/** Deploys a new build of an area and deletes the previous one: open tabs cannot load further files of it. */
async function replaceBuild(area: Remote) {
  const folder = releaseFolders[area]
  const { build } = readPointer(folder)
  const pointer = readFileSync(join(folder, 'latest.json'), 'utf8')
  cpSync(join(folder, build), join(folder, 'redeployed'), { recursive: true })
  writeFileSync(join(folder, 'latest.json'), pointer.replaceAll(build, 'redeployed'))
  rmSync(join(folder, build), { recursive: true })
  const readLog = () => servers.logLines.join('\n')
  await expect.poll(readLog, loading).toContain(`${area}: serving build redeployed`)
}

test('a client whose tab is older than the deployed portal sees an error, and Retry loads the new build with the unsaved input', async ({
  page,
}) => {
  // The browser asks whether to discard unsaved input.
  page.on('dialog', (dialog) => dialog.accept())
  await signIn(page, 'client')
  const projectLink = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
  const title = await projectLink.textContent()
  await page.goto(`${await projectLink.getAttribute('href')}/edit`)
  const requirements = page.getByLabel('Requirements')
  await requirements.fill('It answers in Dutch, too.')
  await replaceBuild('portal')

  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: title!, exact: true }).click()
  await expect(loadErrorAlert(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await loadErrorAlert(page).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title! })).toBeVisible()
  await page.getByRole('link', { name: 'Edit Project' }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(requirements).toHaveValue('It answers in Dutch, too.')
})

test('an admin whose tab is older than the deployed back office sees an error, and Retry loads the new build with the unsaved input', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  await signIn(page, 'admin', '/admin/faqs/new')
  const question = page.getByLabel('Question')
  await question.fill('Is this still here?')
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  await replaceBuild('backoffice')

  const sidebar = page.getByRole('navigation', { name: 'Back office' })
  await sidebar.getByRole('link', { name: 'Customers' }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('The site may have been updated since you opened it.')
  await expect(sidebar).toBeVisible()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  await sidebar.getByRole('link', { name: 'FAQs' }).click()
  await page.getByRole('link', { name: 'New FAQ' }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(question).toHaveValue('Is this still here?')
})

test('a visitor whose tab is older than the deployed public site sees a loading status, then an error, and Retry loads the new build', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/pricing')
  await waitForHydration(page, 'main h1')
  await replaceBuild('marketing')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await page.clock.runFor(1_000)
  await expect(loadingStatus(page)).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(loadErrorAlert(page)).toBeVisible({ timeout: 100 })
  }).toPass()
  const entryResponse = page.waitForResponse(/\/redeployed\/remoteEntry\.js/)
  await loadErrorAlert(page).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the workshop')
  await page.keyboard.press('Shift')
  expect((await entryResponse).ok()).toBe(true)
})
