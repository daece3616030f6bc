import type { Page, Route } from 'playwright/test'
import { storeProjects } from '../clientProjects.ts'
import { expect, signIn, test } from '../fixtures.ts'
import { newClient } from '../newClient.ts'
import { ports } from '../ports.ts'
import { openSignedIn } from '../signedIn.ts'

const portal = `http://localhost:${ports.shared.web + 2}`
const entry = `${portal}/**/remoteEntry.js*`
const chunks = new RegExp(`^${portal}/(?!.*remoteEntry).*\\.js`)

const garbage = async (route: Route) => {
  const response = await route.fetch()
  await route.fulfill({ response, body: `${(await response.text()).slice(0, 500)} }}}` })
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part of the site is not answering' })
const dashboard = (page: Page) => page.getByRole('heading', { name: /projects/i }).first()

/** A client on a public page, who has not needed the portal yet, goes to their dashboard by a link. */
async function goToDashboard(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
}

/** Whether the document is still the same one: whatever recovers did so without loading the page anew. */
async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  return () => page.evaluate(() => 'isSameDocument' in window)
}

for (const { fault, at, answer } of [
  { fault: 'answers 500', at: entry, answer: (route: Route) => route.fulfill({ status: 500, body: 'Down' }) },
  { fault: 'has an entry with other bytes than announced', at: entry, answer: garbage },
  { fault: 'has a corrupt chunk', at: chunks, answer: garbage },
  { fault: 'has lost its chunks', at: chunks, answer: (route: Route) => route.fulfill({ status: 404, body: '' }) },
  { fault: 'cannot be reached', at: `${portal}/**`, answer: (route: Route) => route.abort('connectionrefused') },
]) {
  test(`an area that ${fault} says so in its place, and Retry brings it without loading the page anew`, async ({
    page,
  }) => {
    await page.route(at, answer)
    await signIn(page, 'client', '/partners')
    const isSameDocument = await markDocument(page)
    await goToDashboard(page)
    await expect(notice(page)).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Partners' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we build on.')

    await goToDashboard(page)
    await page.unroute(at)
    await notice(page).getByRole('button', { name: 'Retry' }).click()
    await expect(dashboard(page)).toBeVisible()
    expect(await isSameDocument()).toBe(true)
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
  await expect(dashboard(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.route(chunks, (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('button', { name: 'New project' }).click()
  const problem = page.getByRole('alert').filter({ hasText: 'The form could not be loaded' })
  await expect(problem).toContainText('A part of this page could not be loaded.')
  await expect(dashboard(page)).toBeVisible()
  await page.unroute(chunks)
  await problem.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('dialog').getByLabel('Project name')).toBeVisible()
})

test('an area that takes five seconds is waited for with a word, and comes', async ({ page }) => {
  await page.route(entry, async (route) => {
    await new Promise((done) => setTimeout(done, 5_000))
    await route.continue()
  })
  await signIn(page, 'client', '/dashboard')
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  await expect(dashboard(page)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test('an area that never comes is given up with a sentence within ten seconds', async ({ page }) => {
  await page.route(entry, () => undefined)
  await signIn(page, 'client', '/partners')
  await goToDashboard(page)
  const asked = Date.now()
  await expect(notice(page)).toBeVisible()
  expect(Date.now() - asked).toBeLessThan(10_000)
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
