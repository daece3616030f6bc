import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'

// The scripts that start every page, from the shell's own server.
const start = new RegExp(`^http://localhost:${ports.shared.web}/assets/.*\\.js`)

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part of the site is not responding' })
const waiting = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading...' })

for (const { what, lost } of [
  { what: 'script', lost: /\/assets\/.*\/main\.js/ },
  { what: 'chunks', lost: new RegExp(`${start.source}(?<!main\\.js)$`) },
]) {
  test(`a page that waits for its scripts says at once when the ${what} to start with cannot be loaded, and Retry brings it`, async ({
    page,
  }) => {
    // The time stands still: nothing here waits for a deadline.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1_000)
    await page.route(lost, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/admin/customers?q=Noor')
    await expect(notice(page)).toBeVisible()
    await expect(waiting(page)).toHaveCount(0)
    await expect(page.getByRole('banner')).toBeVisible()

    await page.unroute(lost)
    await page.clock.resume()
    await notice(page).getByRole('button', { name: 'Retry' }).click()
    await expect(page).toHaveURL(`/admin/login?next=${encodeURIComponent('/admin/customers?q=Noor')}`)
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  })
}

test('a page whose scripts never come gives up after eight seconds, and is what it should be if they come all the same', async ({
  page,
  pageErrors,
}) => {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.clock.install()
  await page.route(start, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(waiting(page)).toBeVisible()
  await page.clock.runFor(8_000)
  await expect(notice(page)).toBeVisible()
  await expect(waiting(page)).toHaveCount(0)
  release()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  expect(pageErrors).toEqual([])
})

test('a page that is complete without its scripts stays as it is when they are lost', async ({ page }) => {
  await page.clock.install()
  await page.route(start, (route) => route.fulfill({ status: 404, body: '' }))
  const isAskedFor = page.waitForRequest(start)
  await page.goto('/partners')
  await isAskedFor
  await page.clock.runFor(10_000)
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we build on.')
})
