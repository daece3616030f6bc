import type { Page } from 'playwright/test'
import { expect, signIn, test } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'
import { preventMeasuring } from '../support/network/preventMeasuring.ts'
import { kb, recordTransfers, scriptBytes } from '../support/network/recordTransfers.ts'
import { trackOpenRequests } from '../support/network/trackOpenRequests.ts'

const post = 'of a post'
const pages = ['/', '/blog', '/pricing', '/partners', post]
// The document includes its headers, and the inline script that spares visitors the others.
const maxBytesByType = { Document: 16.5 * kb, Font: 26 * kb, Image: 50 * kb, Script: 145 * kb }
const maxRequests = 25
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 }
const laptop = { width: 1_280, height: 720 }

test.use(phone)

async function findFirstPost(page: Page) {
  await page.goto('/blog')
  return (await page.locator('a[href^="/blog/"]').first().getAttribute('href')) ?? ''
}

const findPath = (page: Page, name: string) => (name === post ? findFirstPost(page) : name)

for (const name of pages) {
  test(`the page ${name} stays within its size limits`, async ({ page, browser, baseURL }) => {
    const path = await findPath(page, name)
    // A new context has nothing cached.
    const context = await browser.newContext({ ...phone, baseURL })
    const uncachedPage = await context.newPage()
    const transfers = await recordTransfers(uncachedPage)
    const expectIdleNetwork = trackOpenRequests(uncachedPage)
    await preventMeasuring(uncachedPage)
    await uncachedPage.goto(path)
    // A key that does nothing, because pages load their scripts at the first sign of a visitor.
    await uncachedPage.keyboard.press('Shift')
    await expectIdleNetwork()
    const totals = Object.entries(maxBytesByType).map(([type, maxBytes]) => ({
      type,
      maxBytes,
      bytes: transfers().reduce((sum, transfer) => sum + (transfer.type === type ? transfer.bytes : 0), 0),
    }))
    expect(totals.filter(({ bytes, maxBytes }) => bytes > maxBytes)).toEqual([])
    expect(transfers().length).toBeLessThanOrEqual(maxRequests)
    await context.close()
  })
}

test('the dashboard stays within its size limits, queries the user type first and never calls the auth service', async ({
  page,
}) => {
  // A text file, which leaves no scripts in the browser's cache.
  await signIn(page, 'client', '/robots.txt')
  await preventMeasuring(page)
  const transfers = await recordTransfers(page)
  const expectIdleNetwork = trackOpenRequests(page)
  const apiRequests: string[] = []
  page.on('request', (request) => {
    if (/\/(rest|auth)\/v1\//.test(request.url())) apiRequests.push(request.url())
  })
  await page.goto('/dashboard')
  const projects = page.getByRole('region', { name: 'Your projects' })
  await expect(projects.getByRole('heading', { level: 3 }).or(projects.getByRole('button')).first()).toBeVisible()
  await expectIdleNetwork()
  expect(scriptBytes(transfers())).toBeLessThanOrEqual(195 * kb)
  const portalOrigin = `:${ports.shared.web + 2}/`
  expect(scriptBytes(transfers(), portalOrigin)).toBeLessThanOrEqual(35 * kb)
  expect(apiRequests[0]).toContain('user_profiles?select=user_type')
  expect(apiRequests.filter((url) => url.includes('/auth/v1/'))).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the home page requests the ${colorScheme} hero image once and before all scripts [ROUTE-12]`, async ({
    page,
  }) => {
    await page.setViewportSize(laptop)
    await page.emulateMedia({ colorScheme })
    const transfers = await recordTransfers(page)
    const expectIdleNetwork = trackOpenRequests(page)
    await page.goto('/')
    await expectIdleNetwork()
    const heroImages = transfers().filter(({ url }) => url.includes('/images/hero/'))
    expect(heroImages.map(({ url }) => url.split('/').at(-1))).toEqual([`small-${colorScheme}.svg`])
    expect(heroImages[0]!.bytes).toBeLessThan(15 * kb)
    const scripts = transfers().filter(({ type }) => type === 'Script')
    expect(scripts.every(({ at }) => at > heroImages[0]!.at)).toBe(true)
  })
}

test('a phone, which has no room for the hero image, does not request it [ROUTE-12]', async ({ page }) => {
  const transfers = await recordTransfers(page)
  const expectIdleNetwork = trackOpenRequests(page)
  await page.goto('/')
  await expectIdleNetwork()
  expect(transfers().filter(({ url }) => url.includes('/images/hero/'))).toEqual([])
})

test('the hero image follows the chosen color scheme, and no other page requests it', async ({ page }) => {
  await page.setViewportSize(laptop)
  await page.addInitScript(() => localStorage.setItem('fortnight-theme', 'dark'))
  await page.goto('/')
  const readHeroImage = () =>
    page.getByRole('region', { name: /your own ai agent/i }).evaluate((hero) => getComputedStyle(hero).backgroundImage)
  expect(await readHeroImage()).toContain('small-dark.svg')
  await page.setViewportSize({ width: 1_440, height: 900 })
  expect(await readHeroImage()).toContain('wide-dark.svg')

  const transfers = await recordTransfers(page)
  const expectIdleNetwork = trackOpenRequests(page)
  await page.goto('/pricing')
  await expectIdleNetwork()
  expect(transfers().filter(({ url }) => url.includes('/images/hero/'))).toEqual([])
})
