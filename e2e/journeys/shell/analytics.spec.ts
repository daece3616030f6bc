import type { Page } from 'playwright/test'
import { choose, consentBar, hideAutomation, readStorage } from '../../support/consent.ts'
import { accounts, expect, signOut, test } from '../../support/fixtures.ts'
import { ports } from '../../support/ports.ts'
import { startAnalyticsProduct } from '../../support/servers/startAnalyticsProduct.ts'

// All tests share one product and one analytics service, which the last test stops.
test.describe.configure({ mode: 'serial' })

let product: Awaited<ReturnType<typeof startAnalyticsProduct>>

test.beforeAll(async () => {
  product = await startAnalyticsProduct(ports.analytics)
})

test.beforeEach(async ({ page }) => {
  product.service.clear()
  await hideAutomation(page)
})

test.afterAll(() => product.stop())

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('analytics loads and sends nothing before consent or after it is declined', async ({ page, pageErrors }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''))
  })
  await product.openForTheFirstTime(page, '/')
  await expect(consentBar(page)).toBeVisible()
  await nav(page).getByRole('link', { name: 'Why Us' }).click()
  await choose(page, 'Decline')
  await expect(consentBar(page)).toBeHidden()
  await nav(page).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await product.open(page, '/pricing')
  await page.getByRole('button', { name: 'Privacy choices' }).waitFor()
  await expect(consentBar(page)).toBeHidden()
  expect(product.service.requests).toEqual([])
  expect(scripts.filter((text) => text.includes('distinct_id'))).toEqual([])
  expect(await readStorage(page)).toEqual(['fortnight-consent'])
  expect(pageErrors).toEqual([])

  // The first event is the view of the page where the visitor consents: no earlier event was queued.
  await page.getByRole('button', { name: 'Privacy choices' }).click()
  await choose(page, 'Allow')
  await expect.poll(product.eventNames, { timeout: 15_000 }).toEqual(['$pageview'])
  expect(JSON.stringify(product.service.events())).not.toContain('/blog')
})

test('analytics sends exactly the specified events and page views after consent [EVENT-1, EVENT-4, EVENT-5, AUTH-6, LOGIN-7]', async ({
  page,
  pageErrors,
}) => {
  test.setTimeout(60_000)
  await product.openForTheFirstTime(page, '/?gclid=private')
  await choose(page, 'Allow')
  await nav(page).getByRole('link', { name: 'Why Us' }).click()
  await nav(page).getByRole('link', { name: 'Talk to Us' }).click()
  await nav(page).getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('searchbox')).toBeVisible()
  // The library has loaded: it sends what has happened until the page is left.
  await expect.poll(product.eventNames, { timeout: 15_000 }).toContain('$pageview')

  await product.open(page, '/login')
  await page.getByLabel('Email').fill(accounts.client.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(accounts.client.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')
  await signOut(page)

  await expect.poll(() => product.eventNames().length, { timeout: 15_000 }).toBeGreaterThanOrEqual(12)
  const views = product.service.events().filter(({ event }) => event === '$pageview')
  expect(views.map(({ properties }) => properties.page)).toEqual(['/', '/blog', '/login', '/dashboard', '/'])
  expect(product.eventNames().filter((name) => name !== '$pageview')).toEqual([
    'section_navigation',
    'talk_to_us_cta',
    'login_attempt',
    'login_failed',
    'login_attempt',
    'login_success',
    '$identify',
  ])
  const findProperties = (name: string) => product.service.events().find(({ event }) => event === name)?.properties
  expect(findProperties('login_failed')).toMatchObject({
    page: 'admin_login',
    error_type: 'invalid_credentials',
    path: '/login',
  })
  const anonymousId = findProperties('login_attempt')?.distinct_id
  const clientId = findProperties('$identify')?.distinct_id
  expect(clientId).not.toBe(anonymousId)
  const viewerIds = views.map(({ properties }) => properties.distinct_id)
  expect(viewerIds.slice(0, 4)).toEqual([anonymousId, anonymousId, anonymousId, clientId])
  expect([anonymousId, clientId]).not.toContain(viewerIds.at(-1))

  expect(new Set(product.service.requests)).toEqual(new Set(['POST /e/']))
  expect(JSON.stringify(product.service.events())).not.toMatch(/gclid=|private|client@|fortnight-client/)
  expect(await page.evaluate(() => document.cookie)).toBe('')
  expect(pageErrors.filter((text) => !/400 \(Bad Request\)/.test(text))).toEqual([])
})

test('a page that a visitor who has consented opens without doing anything is counted once [START-2, EVENT-1]', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('fortnight-consent', 'granted'))
  await product.open(page, '/blog')
  await expect.poll(product.eventNames, { timeout: 15_000 }).toEqual(['$pageview'])
  await page.keyboard.press('Shift')
  await product.open(page, '/partners')
  await expect.poll(product.eventNames, { timeout: 15_000 }).toEqual(['$pageview', '$pageview'])
  expect(product.service.events().map(({ properties }) => properties.page)).toEqual(['/blog', '/partners'])
})

test('pages work without errors while the analytics service is down [EVENT-6]', async ({ page, pageErrors }) => {
  await product.service.stop()
  await product.openForTheFirstTime(page, '/')
  const failedRequest = page.waitForEvent('requestfailed', (request) => request.url().startsWith(product.service.host))
  await choose(page, 'Allow')
  await nav(page).getByRole('link', { name: 'FAQ' }).click()
  await failedRequest
  await nav(page).getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The browser logs the failed request itself.
  expect(pageErrors.filter((text) => !text.includes('net::ERR_CONNECTION_REFUSED'))).toEqual([])
})
