import type { Page } from 'playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { holdRequests } from '../../support/network/holdRequests.ts'
import { ports } from '../../support/ports.ts'
import { waitForHydration } from '../../support/waitForHydration.ts'

const contentScripts = new RegExp(`:${ports.shared.web + 1}/.*\\.js$`)
const themeSwitch = (page: Page) => page.getByRole('button', { name: 'Color theme' })
const isHydrated = (page: Page) => page.locator(':root[data-hydrated]')

/** Waits until the page has repeated what was pressed before: each press in a task of its own. */
async function waitForReplay(page: Page) {
  await expect(isHydrated(page)).toBeAttached()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
}

test('a press on the theme switch acts once, and at once, while the content waits for its scripts [START-4]', async ({
  page,
}) => {
  const releaseContent = await holdRequests(page, contentScripts)
  await page.goto('/')
  await waitForHydration(page, 'header button[aria-label^="Color theme"]')
  const pressedAt = await page.evaluate(() => performance.now())
  await themeSwitch(page).click()
  await expect(page.locator(':root[data-theme=light]')).toBeAttached()
  await expect(isHydrated(page)).toHaveCount(0)
  // By then, a press that waits would show it.
  await page.waitForFunction((pressedAt) => performance.now() > pressedAt + 300, pressedAt)
  await expect(page.locator('[data-busy]')).toHaveCount(0)
  releaseContent()
  await waitForReplay(page)
  await expect(page.locator(':root[data-theme=light]')).toBeAttached()
})

test('a button that is pressed with the keyboard before hydration acts once [START-4]', async ({ page }) => {
  const releaseScripts = await holdRequests(page, /\.js$/)
  await page.goto('/')
  await themeSwitch(page).press('Space')
  releaseScripts()
  await waitForReplay(page)
  await expect(page.locator(':root[data-theme=light]')).toBeAttached()
})

test('filters and buttons that are links navigate before hydration [START-4]', async ({ page }) => {
  await holdRequests(page, /\.js$/)
  await page.goto('/partners')
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await categories.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/partners\?category=/)
  await expect(categories.locator('[aria-current]')).not.toHaveText('All')
  await page.goto('/no/such/page')
  await page.getByRole('main').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page).toHaveURL('/blog')
  await expect(isHydrated(page)).toHaveCount(0)
})

test('screens that ask for a password have no field before hydration, which the browser would send itself [START-4]', async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort())
  for (const path of ['/login', '/signup', '/reset-password', '/confirm-email']) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('main').locator('input')).toHaveCount(0)
  }
})
