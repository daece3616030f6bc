import type { Page } from 'playwright/test'
import { choose, consentBar, hideAutomation, readStorage } from '../../support/consent.ts'
import { startAnalyticsServer } from '../../support/fakes/analyticsServer.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { accounts, expect, signOut, test } from '../../support/fixtures.ts'
import { ports } from '../../support/ports.ts'
import { startOwnServers } from '../../support/startOwnStack.ts'

const capturePort = ports.analytics.web + 9

// All tests share one product and one analytics service, which the last test stops.
test.describe.configure({ mode: 'serial' })

let own: Awaited<ReturnType<typeof startOwnServers>>
let service: Awaited<ReturnType<typeof startAnalyticsServer>>

test.beforeAll(async () => {
  service = await startAnalyticsServer(capturePort)
  const shellEnv = { POSTHOG_KEY: 'phc_local', POSTHOG_HOST: service.host }
  own = await startOwnServers(ports.analytics, { shellEnv })
})

test.beforeEach(async ({ page }) => {
  service.clear()
  await hideAutomation(page)
})

test.afterAll(async () => {
  await service.stop()
  await own.dispose()
})

const open = (page: Page, path: string) => page.goto(own.stack.origin + path)
/** Opens a page and presses a key that does nothing: the consent bar waits for the first sign of a visitor. */
async function openForTheFirstTime(page: Page, path: string) {
  await open(page, path)
  await page.keyboard.press('Shift')
}
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const eventNames = () => service.events().map(({ event }) => event)

test('analytics loads and sends nothing before consent or after it is declined', async ({ page, pageErrors }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''))
  })
  await openForTheFirstTime(page, '/')
  await expect(consentBar(page)).toBeVisible()
  await nav(page).getByRole('link', { name: 'Why Us' }).click()
  await choose(page, 'Decline')
  await expect(consentBar(page)).toBeHidden()
  await nav(page).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await open(page, '/pricing')
  await page.getByRole('button', { name: 'Privacy choices' }).waitFor()
  await expect(consentBar(page)).toBeHidden()
  expect(service.requests).toEqual([])
  expect(scripts.filter((text) => text.includes('distinct_id'))).toEqual([])
  expect(await readStorage(page)).toEqual(['fortnight-consent'])
  expect(pageErrors).toEqual([])

  // The first event is the view of the page where the visitor consents: no earlier event was queued.
  await page.getByRole('button', { name: 'Privacy choices' }).click()
  await choose(page, 'Allow')
  await expect.poll(eventNames, { timeout: 15_000 }).toEqual(['$pageview'])
  expect(JSON.stringify(service.events())).not.toContain('/blog')
})

test('analytics sends exactly the specified events and page views after consent [EVENT-1, EVENT-4, EVENT-5, AUTH-6, LOGIN-7]', async ({
  page,
  pageErrors,
}) => {
  test.setTimeout(60_000)
  await openForTheFirstTime(page, '/?gclid=private')
  await choose(page, 'Allow')
  await nav(page).getByRole('link', { name: 'Why Us' }).click()
  await nav(page).getByRole('link', { name: 'Talk to Us' }).click()
  await nav(page).getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('searchbox')).toBeVisible()

  await open(page, '/login')
  await page.getByLabel('Email').fill(accounts.client.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(accounts.client.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')
  await signOut(page)

  await expect.poll(() => eventNames().length, { timeout: 15_000 }).toBeGreaterThanOrEqual(12)
  const views = service.events().filter(({ event }) => event === '$pageview')
  expect(views.map(({ properties }) => properties.page)).toEqual(['/', '/blog', '/login', '/dashboard', '/'])
  expect(eventNames().filter((name) => name !== '$pageview')).toEqual([
    'section_navigation',
    'talk_to_us_cta',
    'login_attempt',
    'login_failed',
    'login_attempt',
    'login_success',
    '$identify',
  ])
  const findProperties = (name: string) => service.events().find(({ event }) => event === name)?.properties
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

  expect(new Set(service.requests)).toEqual(new Set(['POST /e/']))
  expect(JSON.stringify(service.events())).not.toMatch(/gclid=|private|client@|fortnight-client/)
  expect(await page.evaluate(() => document.cookie)).toBe('')
  expect(pageErrors.filter((text) => !/400 \(Bad Request\)/.test(text))).toEqual([])
})

test('a page that a visitor who has consented opens without doing anything is counted once [START-2, EVENT-1]', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('fortnight-consent', 'granted'))
  await open(page, '/blog')
  await expect.poll(eventNames, { timeout: 15_000 }).toEqual(['$pageview'])
  await page.keyboard.press('Shift')
  await open(page, '/partners')
  await expect.poll(eventNames, { timeout: 15_000 }).toEqual(['$pageview', '$pageview'])
  expect(service.events().map(({ properties }) => properties.page)).toEqual(['/blog', '/partners'])
})

test('the consent bar shifts no layout, works with the keyboard and can be opened again', async ({ page }) => {
  // The accessibility check sets this too, and changing it later would shift the layout slightly.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        document.documentElement.dataset.layoutShift = String(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openForTheFirstTime(page, '/')
  await expect(consentBar(page)).toBeVisible()
  await expectAccessible(page)
  // The bar comes right after the skip link in tab order and does not take the focus by itself.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(consentBar(page).getByRole('button', { name: 'Decline' })).toBeFocused()
  const [decline, allow] = await Promise.all(
    ['Decline', 'Allow'].map((name) => consentBar(page).getByRole('button', { name }).boundingBox()),
  )
  expect([allow?.width, allow?.height]).toEqual([decline?.width, decline?.height])
  // The bar never covers a focused element at the bottom of the viewport.
  const privacyButton = page.getByRole('button', { name: 'Privacy choices' })
  await privacyButton.focus()
  const [barBox, buttonBox] = [await consentBar(page).boundingBox(), await privacyButton.boundingBox()]
  expect(buttonBox!.y + buttonBox!.height).toBeLessThanOrEqual(barBox!.y)
  expect(await page.evaluate(() => document.documentElement.dataset.layoutShift)).toBeUndefined()

  await choose(page, 'Decline')
  await privacyButton.click()
  await expect(consentBar(page).getByRole('button', { name: 'Decline' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(privacyButton).toBeFocused()
})

test('consent withdrawn on the privacy page erases stored data and stops all events [PRIV-3]', async ({ page }) => {
  await openForTheFirstTime(page, '/privacy')
  const consentSwitch = page.getByRole('switch', { name: 'Count my visits' })
  await consentSwitch.click()
  await expect(consentBar(page)).toBeHidden()
  await expect.poll(eventNames, { timeout: 15_000 }).toEqual(['$pageview'])
  await consentSwitch.click()
  await nav(page).getByRole('link', { name: 'Talk to Us' }).click()
  await nav(page).getByRole('link', { name: 'Blog' }).click()
  expect(await readStorage(page)).toEqual(['fortnight-consent'])

  // The next event is the page view after the new consent: the clicks in between were neither sent nor queued.
  await page.getByRole('button', { name: 'Privacy choices' }).click()
  await choose(page, 'Allow')
  await expect.poll(eventNames, { timeout: 15_000 }).toEqual(['$pageview', '$pageview'])
})

test('pages work without errors while the analytics service is down [EVENT-6]', async ({ page, pageErrors }) => {
  await service.stop()
  await openForTheFirstTime(page, '/')
  const failedRequest = page.waitForEvent('requestfailed', (request) => request.url().startsWith(service.host))
  await choose(page, 'Allow')
  await nav(page).getByRole('link', { name: 'FAQ' }).click()
  await failedRequest
  await nav(page).getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The browser logs the failed request itself.
  expect(pageErrors.filter((text) => !text.includes('net::ERR_CONNECTION_REFUSED'))).toEqual([])
  service = await startAnalyticsServer(capturePort)
})
