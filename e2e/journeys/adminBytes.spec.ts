import type { Browser, Page } from 'playwright/test'
import { expect, signIn, test } from '../fixtures.ts'
import { kb, recordTransfers, scriptBytes } from '../transfers.ts'

/** A page of a signed-in admin whose browser has nothing cached. */
async function openAsAdmin(page: Page, browser: Browser) {
  await signIn(page, 'admin')
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  const fresh = await context.newPage()
  return { fresh, transfers: await recordTransfers(fresh) }
}

const rows = (page: Page) => page.getByRole('table').getByRole('row')

async function settled(page: Page) {
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

for (const path of ['/admin/customers', '/admin/projects', '/admin/blog']) {
  test(`${path} stays within its bytes as the first screen of an admin`, async ({ page, browser, baseURL }) => {
    const { fresh, transfers } = await openAsAdmin(page, browser)
    await fresh.goto(baseURL + path)
    await expect(rows(fresh).nth(1)).toBeVisible()
    await settled(fresh)
    expect(scriptBytes(transfers())).toBeLessThanOrEqual(215 * kb)
    await fresh.context().close()
  })
}

test('every further screen of the back office adds few bytes', async ({ page, browser, baseURL }) => {
  const { fresh, transfers } = await openAsAdmin(page, browser)
  await fresh.goto(`${baseURL}/admin/customers`)
  await expect(rows(fresh).nth(1)).toBeVisible()
  await settled(fresh)
  const nav = fresh.getByRole('navigation', { name: 'Back office' })
  const added: Record<string, number> = {}
  for (const name of ['Projects', 'Blog Posts', 'FAQs', 'Partners', 'Pricing', 'Subscribers', 'Dashboard']) {
    const before = scriptBytes(transfers())
    await nav.getByRole('link', { name, exact: true }).click()
    await expect(fresh.getByRole('heading', { level: 1, name })).toBeVisible()
    await settled(fresh)
    added[name] = scriptBytes(transfers()) - before
  }
  expect(Object.entries(added).filter(([, bytes]) => bytes > 40 * kb)).toEqual([])
  expect(added.Projects).toBeGreaterThan(0)
  await fresh.context().close()
})
