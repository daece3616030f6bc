import type { Page } from 'playwright/test'
import { expect, signIn, test } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'
import { kb, recordTransfers, scriptBytes } from '../support/recordTransfers.ts'

const pages = ['/', '/blog', '/pricing', '/partners', 'a post']
const limits = { Document: 16 * kb, Font: 32 * kb, Image: 50 * kb, Script: 155 * kb }

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 })

async function addressOf(page: Page, name: string) {
  if (name.startsWith('/')) return name
  await page.goto('/blog')
  return (await page.locator('a[href^="/blog/"]').first().getAttribute('href')) ?? ''
}

for (const name of pages) {
  test(`${name} stays within its bytes`, async ({ page, browser, baseURL }) => {
    const path = await addressOf(page, name)
    // A context of its own: nothing is cached.
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 })
    const fresh = await context.newPage()
    const transfers = await recordTransfers(fresh)
    await fresh.goto(baseURL + path)
    await fresh.waitForLoadState('networkidle')
    const sums = Object.keys(limits).map((type) => ({
      type,
      bytes: transfers().reduce((sum, transfer) => sum + (transfer.type === type ? transfer.bytes : 0), 0),
    }))
    expect(sums.filter(({ type, bytes }) => bytes > limits[type as keyof typeof limits])).toEqual([])
    expect(transfers().length).toBeLessThanOrEqual(25)
    await context.close()
  })
}

test('the dashboard stays within its bytes, and its data is two questions away', async ({ page }) => {
  // A text, which brings no scripts into the browser's cache.
  await signIn(page, 'client', '/robots.txt')
  const transfers = await recordTransfers(page)
  const questions: string[] = []
  page.on('request', (request) => {
    if (/\/(rest|auth)\/v1\//.test(request.url())) questions.push(request.url())
  })
  await page.goto('/dashboard')
  const list = page.getByRole('region', { name: 'Your projects' })
  await expect(list.getByRole('heading', { level: 3 }).or(list.getByRole('button')).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const all = scriptBytes(transfers())
  const own = scriptBytes(transfers(), `:${ports.shared.web + 2}/`)
  expect(all).toBeLessThanOrEqual(195 * kb)
  expect(own).toBeLessThanOrEqual(35 * kb)
  expect(questions[0]).toContain('user_profiles?select=user_type')
  expect(questions.filter((url) => url.includes('/auth/v1/'))).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the hero's picture comes once, early and in ${colorScheme} [ROUTE-12]`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const transfers = await recordTransfers(page)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const pictures = transfers().filter(({ url }) => url.includes('/images/hero/'))
    expect(pictures.map(({ url }) => url.split('/').at(-1))).toEqual([`narrow-${colorScheme}.avif`])
    expect(pictures[0]!.bytes).toBeLessThan(15 * kb)
    const scripts = transfers().filter(({ type }) => type === 'Script')
    expect(scripts.every(({ at }) => at > pictures[0]!.at)).toBe(true)
  })
}

test("the hero's picture follows a chosen colour scheme, and no other page asks for it", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('fortnight-theme', 'dark'))
  await page.goto('/')
  const shown = () =>
    page.getByRole('region', { name: /your own ai agent/i }).evaluate((hero) => getComputedStyle(hero).backgroundImage)
  expect(await shown()).toContain('narrow-dark.avif')
  await page.setViewportSize({ width: 1_280, height: 800 })
  expect(await shown()).toContain('wide-dark.avif')

  const transfers = await recordTransfers(page)
  await page.goto('/pricing')
  await page.waitForLoadState('networkidle')
  expect(transfers().filter(({ url }) => url.includes('/images/hero/'))).toEqual([])
})
