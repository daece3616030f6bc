import type { Page, Route } from 'playwright/test'
import { storeProjects } from '../clientProjects.ts'
import { expect, signIn, test } from '../fixtures.ts'
import { newClient } from '../newClient.ts'
import { ports } from '../ports.ts'
import { openSignedIn } from '../signedIn.ts'

/** The areas that the browser renders, each with its files and with what stands on its first screen. */
const areas = [
  { name: 'the portal', who: 'client', files: `http://localhost:${ports.shared.web + 2}`, heading: /projects/i },
  { name: 'the back office', who: 'admin', files: `http://localhost:${ports.shared.web + 3}`, heading: 'Dashboard' },
] as const
const [portal] = areas

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

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part of the site is not answering' })
const firstScreen = (page: Page, { heading }: Area) =>
  page.getByRole('main').getByRole('heading', { name: heading }).first()

/** Somebody on a public page, who has not needed their area yet, goes there by a link. */
async function goToArea(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
}

/** Whether the document is still the same one: whatever recovers did so without loading the page anew. */
async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  return () => page.evaluate(() => 'isSameDocument' in window)
}

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
      await signIn(page, area.who, '/partners')
      const isSameDocument = await markDocument(page)
      await goToArea(page)
      await expect(notice(page)).toBeVisible()
      expect(await page.evaluate(() => 'hit' in window)).toBe(false)
      await expect(page.getByRole('banner')).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: 'What is an AI Agent?' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is an AI agent?')

      await goToArea(page)
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
    await signIn(page, area.who, '/partners')
    await goToArea(page)
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

test('with the network lost, what was typed stays, saving says why it fails, and works when the network is back', async ({
  page,
  context,
  request,
}) => {
  await openSignedIn(page, await newClient(request), '/profile/edit')
  const company = page.getByLabel('Company name')
  await company.fill('Harbour Lane')
  const isSameDocument = await markDocument(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The server could not be reached.' }).first()).toBeVisible()
  await expect(company).toHaveValue('Harbour Lane')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('Harbour Lane').first()).toBeVisible()
  expect(await isSameDocument()).toBe(true)
})

test('with the network lost, a page that has to ask says so, and Retry brings it when the network is back', async ({
  page,
  context,
  request,
}) => {
  const client = await newClient(request)
  await storeProjects(request, client, [{ name: 'Known agent' }, { name: 'Unknown agent' }])
  await openSignedIn(page, client, '/dashboard')
  const open = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await open('Known agent')
  await expect(page.getByRole('heading', { level: 1, name: 'Known agent' })).toBeVisible()
  await page.goBack()
  const isSameDocument = await markDocument(page)
  await context.setOffline(true)
  await open('Unknown agent')
  const problem = page.getByRole('alert').filter({ hasText: 'The project could not be loaded' })
  await expect(problem).toContainText('The server could not be reached.')
  await context.setOffline(false)
  await problem.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Unknown agent' })).toBeVisible()
  expect(await isSameDocument()).toBe(true)
})
