import type { Page, Route } from 'playwright/test'
import { expect, signIn, test } from '../support/fixtures.ts'
import { waitForHydration } from '../support/waitForHydration.ts'
import { markDocument } from '../support/markDocument.ts'
import { ports } from '../support/ports.ts'
import type { Pointer } from '../../.config/build/contract.ts'

const filesAt = (offset: number) => `http://localhost:${ports.shared.web + offset}`

/** Each area with who goes there, from which page of another one by which link, and what stands on its first screen. */
const guarded = {
  from: '/partners',
  link: 'Dashboard',
  elsewhere: 'What is an AI Agent?',
  sign: 'What is an AI agent?',
}
const portal = { name: 'the portal', who: 'client', ...guarded, files: filesAt(2), heading: /projects/i } as const
const publicSite = {
  name: 'the public site',
  who: undefined,
  ...{ from: '/login', link: 'Blog', elsewhere: 'Sign in', sign: 'Sign in' },
  ...{ files: filesAt(1), heading: 'Notes from the workshop' },
} as const
const areas = [
  portal,
  { name: 'the back office', who: 'admin', ...guarded, files: filesAt(3), heading: 'Dashboard' },
  publicSite,
] as const

type Area = (typeof areas)[number]

const entryOf = ({ files }: Area) => `${files}/**/remoteEntry.js*`
const chunksOf = ({ files }: Area) => new RegExp(`^${files}/(?!.*remoteEntry).*\\.js`)

/** Other bytes than announced, which would run: only the checksum can tell. */
const tamper = async (route: Route) => {
  const response = await route.fetch()
  await route.fulfill({ response, body: `${await response.text()};window.hit = 1` })
}
const breakOff = async (route: Route) => {
  const response = await route.fetch()
  await route.fulfill({ response, body: `${(await response.text()).slice(0, 500)} }}}` })
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part of the site is not responding' })
const firstScreen = (page: Page, { heading }: Area) =>
  page.getByRole('main').getByRole('heading', { name: heading }).first()

/** Somebody on a page of another area, who has not needed this one yet. Before the links are live, they load it anew. */
async function openBefore(page: Page, { who, from }: Area) {
  await (who ? signIn(page, who, from) : page.goto(from))
  await waitForHydration(page, 'header nav a')
}
const goToArea = (page: Page, { link }: Area) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click()

for (const area of areas) {
  for (const { fault, at, answer } of [
    { fault: 'answers 500', at: entryOf(area), answer: (route: Route) => route.fulfill({ status: 500, body: 'Down' }) },
    { fault: 'has an entry with other bytes than announced', at: entryOf(area), answer: tamper },
    { fault: 'has a corrupt chunk', at: chunksOf(area), answer: breakOff },
    { fault: 'has lost its chunks', at: chunksOf(area), answer: (route: Route) => route.fulfill({ status: 404 }) },
    { fault: 'cannot be reached', at: `${area.files}/**`, answer: (route: Route) => route.abort('connectionrefused') },
  ]) {
    test(`${area.name}, when it ${fault}, says so in its place, and Retry brings it without loading the page anew`, async ({
      page,
    }) => {
      await page.route(at, answer)
      await openBefore(page, area)
      const isSameDocument = await markDocument(page)
      await goToArea(page, area)
      await expect(notice(page)).toBeVisible()
      expect(await page.evaluate(() => 'hit' in window)).toBe(false)
      await expect(page.getByRole('banner')).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: area.elsewhere }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(area.sign)

      await goToArea(page, area)
      await page.unroute(at)
      await notice(page).getByRole('button', { name: 'Retry' }).click()
      await expect(firstScreen(page, area)).toBeVisible()
      expect(await isSameDocument()).toBe(true)
    })
  }

  test(`${area.name}, when it does not come, is waited for with a word for eight seconds, then given up, and shown if it comes after all`, async ({
    page,
  }) => {
    const held: Route[] = []
    await page.clock.install()
    await page.route(entryOf(area), (route) => void held.push(route))
    await openBefore(page, area)
    await goToArea(page, area)
    const waiting = page.getByRole('status').filter({ hasText: 'Loading...' })
    await expect(waiting).toBeVisible()
    await page.clock.runFor(5_000)
    await expect(waiting).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
    await page.clock.runFor(3_000)
    await expect(notice(page)).toBeVisible()
    for (const route of held) await route.continue()
    await expect(firstScreen(page, area)).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  })
}

for (const { from, known, start } of [
  { from: '/login', known: 'the form to sign in', start: 'main form' },
  { from: '/pricing', known: 'another public page', start: 'main h1' },
]) {
  test(`a public page that has lost its own file, opened by a link from ${known}, is waited for with a word, then given up, and Retry brings it as the server has it`, async ({
    page,
    request,
  }) => {
    const { preload } = (await (await request.get(`${publicSite.files}/latest.json`)).json()) as Pointer
    await page.clock.install()
    await page.goto(from)
    await waitForHydration(page, start)
    await page.route(chunksOf(publicSite), (route) =>
      preload.some((file) => route.request().url().endsWith(file)) ? route.continue() : route.fulfill({ status: 404 }),
    )
    await goToArea(page, publicSite)
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
    await page.clock.runFor(8_000)
    await expect(notice(page)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()

    await goToArea(page, publicSite)
    await page.clock.runFor(8_000)
    await notice(page).getByRole('button', { name: 'Retry' }).click()
    await expect(firstScreen(page, publicSite)).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  })
}

test('a page that comes with the shell and has lost its files leaves the rest of the site standing, and Retry brings it', async ({
  page,
}) => {
  const own = new RegExp(`^http://localhost:${ports.shared.web}/.*\\.js`)
  await page.goto('/partners')
  await page.waitForLoadState('networkidle')
  await page.route(own, (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' }).click()
  await expect(notice(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we build on.')
  await page.goForward()
  await expect(notice(page)).toBeVisible()
  await page.unroute(own)
  await notice(page).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
})

test('a part of a page that has lost its file says so in its place, and Retry brings it', async ({ page }) => {
  await signIn(page, 'client')
  await expect(firstScreen(page, portal)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const chunks = chunksOf(portal)
  await page.route(chunks, (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('button', { name: 'New project' }).click()
  const problem = page.getByRole('alert').filter({ hasText: 'The form could not be loaded' })
  await expect(problem).toContainText('A part of this page could not be loaded.')
  await expect(firstScreen(page, portal)).toBeVisible()
  await page.unroute(chunks)
  await problem.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('dialog').getByLabel('Project name')).toBeVisible()
})
