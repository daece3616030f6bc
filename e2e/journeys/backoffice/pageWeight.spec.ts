import type { Page } from 'playwright/test'
import { expect, signIn, test } from '../../support/fixtures.ts'
import { preventMeasuring } from '../../support/network/preventMeasuring.ts'
import { kb, recordTransfers, scriptBytes } from '../../support/network/recordTransfers.ts'
import { trackOpenRequests } from '../../support/network/trackOpenRequests.ts'

// The specified limit of the first screen is 240 KB; this lower one keeps a margin.
const maxBytesOfFirstScreen = 222 * kb
const maxBytesOfFurtherScreen = 40 * kb

/** Opens a list as an admin whose browser has nothing cached. */
async function openFirstScreen(page: Page, path: string) {
  // A text file, which leaves no scripts in the browser's cache.
  await signIn(page, 'admin', '/robots.txt')
  await preventMeasuring(page)
  const transfers = await recordTransfers(page)
  const expectIdleNetwork = trackOpenRequests(page)
  const expectLoaded = async () => {
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
    await expectIdleNetwork()
  }
  await page.goto(path)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await expectLoaded()
  return { transfers, expectLoaded }
}

for (const path of ['/admin/customers', '/admin/projects', '/admin/blog']) {
  test(`the page ${path} stays within its size limit as the first screen of an admin`, async ({ page }) => {
    const { transfers } = await openFirstScreen(page, path)
    expect(scriptBytes(transfers())).toBeLessThanOrEqual(maxBytesOfFirstScreen)
  })
}

test('every further screen of the back office stays within its size limit', async ({ page }) => {
  test.slow()
  const { transfers, expectLoaded } = await openFirstScreen(page, '/admin/customers')
  const nav = page.getByRole('navigation', { name: 'Back office' })
  const addedBytes: Record<string, number> = {}
  for (const name of ['Projects', 'Blog Posts', 'FAQs', 'Partners', 'Pricing', 'Subscribers', 'Report', 'Dashboard']) {
    const before = scriptBytes(transfers())
    await nav.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectLoaded()
    addedBytes[name] = scriptBytes(transfers()) - before
  }
  expect(Object.entries(addedBytes).filter(([, bytes]) => bytes > maxBytesOfFurtherScreen)).toEqual([])
  expect(addedBytes.Projects).toBeGreaterThan(0)
})
