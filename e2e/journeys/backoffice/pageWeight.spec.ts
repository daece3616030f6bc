import type { Page } from 'playwright/test'
import { expect, signIn, test } from '../../support/fixtures.ts'
import { kb, recordTransfers, scriptBytes } from '../../support/recordTransfers.ts'

// The first screen has a limit of 240 KB and every further one of 40 KB; the former are kept well below it.
const firstScreenLimit = 215 * kb
const furtherScreenLimit = 40 * kb

/** Opens a list in the browser of a signed-in admin that has nothing cached. */
async function openFirst(page: Page, path: string) {
  // A text, which brings no scripts into the browser's cache.
  await signIn(page, 'admin', '/robots.txt')
  const transfers = await recordTransfers(page)
  await page.goto(path)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await settled(page)
  return transfers
}

async function settled(page: Page) {
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

for (const path of ['/admin/customers', '/admin/projects', '/admin/blog']) {
  test(`${path} stays within its bytes as the first screen of an admin`, async ({ page }) => {
    const transfers = await openFirst(page, path)
    expect(scriptBytes(transfers())).toBeLessThanOrEqual(firstScreenLimit)
  })
}

test('every further screen of the back office adds few bytes', async ({ page }) => {
  test.slow()
  const transfers = await openFirst(page, '/admin/customers')
  const nav = page.getByRole('navigation', { name: 'Back office' })
  const added: Record<string, number> = {}
  for (const name of ['Projects', 'Blog Posts', 'FAQs', 'Partners', 'Pricing', 'Subscribers', 'Dashboard']) {
    const before = scriptBytes(transfers())
    await nav.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await settled(page)
    added[name] = scriptBytes(transfers()) - before
  }
  expect(Object.entries(added).filter(([, bytes]) => bytes > furtherScreenLimit)).toEqual([])
  expect(added.Projects).toBeGreaterThan(0)
})
