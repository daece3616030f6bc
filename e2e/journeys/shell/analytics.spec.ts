import type { Page } from 'playwright/test'
import { startAnalyticsServer } from '../../support/fakes/analyticsServer.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { accounts, expect, signOut, test } from '../../support/fixtures.ts'
import { ports } from '../../support/ports.ts'
import { startOwnServers } from '../../support/startOwnStack.ts'

const capturePort = ports.analytics.web + 9

// One product and one analytics service, which the last test takes away.
test.describe.configure({ mode: 'serial' })

let own: Awaited<ReturnType<typeof startOwnServers>>
let service: Awaited<ReturnType<typeof startAnalyticsServer>>

test.beforeAll(async () => {
  service = await startAnalyticsServer(capturePort)
  const shellEnv = { POSTHOG_KEY: 'phc_local', POSTHOG_HOST: service.host }
  own = await startOwnServers(ports.analytics, { shellEnv })
})
test.afterAll(async () => {
  await service.stop()
  await own.dispose()
})

test.beforeEach(async ({ page }) => {
  service.clear()
  // The library ignores browsers that say of themselves to be steered by a program.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
    Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined })
  })
})

const open = (page: Page, path: string) => page.goto(own.stack.origin + path)
const bar = (page: Page) => page.getByRole('region', { name: 'Privacy choices' })
const answer = (page: Page, name: 'Allow' | 'Decline') => bar(page).getByRole('button', { name }).click()
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const names = () => service.events().map(({ event }) => event)
const stored = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter(Boolean))

test('nothing is loaded or sent before consent, and nothing after a no', async ({ page, pageErrors: pageErrors }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''))
  })
  await open(page, '/')
  await expect(bar(page)).toBeVisible()
  await nav(page).getByRole('link', { name: 'Why Us' }).click()
  await answer(page, 'Decline')
  await expect(bar(page)).toBeHidden()
  await nav(page).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await open(page, '/pricing')
  await page.getByRole('button', { name: 'Privacy choices' }).waitFor()
  await expect(bar(page)).toBeHidden()
  expect(service.requests).toEqual([])
  expect(scripts.filter((text) => text.includes('distinct_id'))).toEqual([])
  expect(await stored(page)).toEqual(['fortnight-consent'])
  expect(pageErrors).toEqual([])

  // The first thing that ever arrives is the view of the page where the visitor agreed at last: nothing was kept for later.
  await page.getByRole('button', { name: 'Privacy choices' }).click()
  await answer(page, 'Allow')
  await expect.poll(names, { timeout: 15_000 }).toEqual(['$pageview'])
  expect(JSON.stringify(service.events())).not.toContain('/blog')
})

test('after a yes exactly the specified events and page views are sent [EVENT-1, EVENT-4, EVENT-5, AUTH-6, LOGIN-7]', async ({
  page,
  pageErrors: pageErrors,
}) => {
  test.setTimeout(60_000)
  await open(page, '/?gclid=private')
  await answer(page, 'Allow')
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

  await expect.poll(() => names().length, { timeout: 15_000 }).toBeGreaterThanOrEqual(12)
  const views = service.events().filter(({ event }) => event === '$pageview')
  expect(views.map(({ properties }) => properties.page)).toEqual(['/', '/blog', '/login', '/dashboard', '/'])
  expect(names().filter((name) => name !== '$pageview')).toEqual([
    'section_navigation',
    'talk_to_us_cta',
    'login_attempt',
    'login_failed',
    'login_attempt',
    'login_success',
    '$identify',
  ])
  const find = (name: string) => service.events().find(({ event }) => event === name)?.properties
  expect(find('login_failed')).toMatchObject({ page: 'admin_login', error_type: 'invalid_credentials', path: '/login' })
  const anonymous = find('login_attempt')?.distinct_id
  const person = find('$identify')?.distinct_id
  expect(person).not.toBe(anonymous)
  expect(views.map(({ properties }) => properties.distinct_id).slice(0, 4)).toEqual([
    ...Array(3).fill(anonymous),
    person,
  ])
  expect([anonymous, person]).not.toContain(views.at(-1)?.properties.distinct_id)

  expect(new Set(service.requests)).toEqual(new Set(['POST /e/']))
  expect(JSON.stringify(service.events())).not.toMatch(/gclid=|private|client@|fortnight-client/)
  expect(await page.evaluate(() => document.cookie)).toBe('')
  expect(pageErrors.filter((text) => !/400 \(Bad Request\)/.test(text))).toEqual([])
})

test('the question moves nothing, can be answered by keyboard and be asked again', async ({ page }) => {
  // As the look for violations has it: from the start, because the change itself moves something by a hair.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset.shift = String(entry.toJSON().value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, '/')
  await expect(bar(page)).toBeVisible()
  await expectAccessible(page)
  // Right after the way past the navigation, and nobody's focus is taken away.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('button', { name: 'Decline' })).toBeFocused()
  const [decline, allow] = await Promise.all(
    ['Decline', 'Allow'].map((name) => bar(page).getByRole('button', { name }).boundingBox()),
  )
  expect([allow?.width, allow?.height]).toEqual([decline?.width, decline?.height])
  // What takes the focus at the bottom of the window is never under the bar.
  const last = page.getByRole('button', { name: 'Privacy choices' })
  await last.focus()
  const [edge, box] = [await bar(page).boundingBox(), await last.boundingBox()]
  expect(box!.y + box!.height).toBeLessThanOrEqual(edge!.y)
  expect(await page.evaluate(() => document.documentElement.dataset.shift)).toBeUndefined()

  await answer(page, 'Decline')
  await last.click()
  await expect(bar(page).getByRole('button', { name: 'Decline' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(last).toBeFocused()
})

test('a visitor who changes their mind is forgotten', async ({ page }) => {
  await open(page, '/')
  await answer(page, 'Allow')
  await expect.poll(names, { timeout: 15_000 }).toEqual(['$pageview'])
  await page.getByRole('button', { name: 'Privacy choices' }).click()
  await answer(page, 'Decline')
  await nav(page).getByRole('link', { name: 'Talk to Us' }).click()
  await nav(page).getByRole('link', { name: 'Blog' }).click()
  expect(await stored(page)).toEqual(['fortnight-consent'])

  // What is sent next is the view after a new consent: the clicks in between were neither sent nor kept.
  await page.getByRole('button', { name: 'Privacy choices' }).click()
  await answer(page, 'Allow')
  await expect.poll(names, { timeout: 15_000 }).toEqual(['$pageview', '$pageview'])
})

test('nobody notices that the analytics service is gone [EVENT-6]', async ({ page, pageErrors: pageErrors }) => {
  await service.stop()
  await open(page, '/')
  const refused = page.waitForEvent('requestfailed', (request) => request.url().startsWith(service.host))
  await answer(page, 'Allow')
  await nav(page).getByRole('link', { name: 'FAQ' }).click()
  await refused
  await nav(page).getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The browser itself notes in its log that a request has failed.
  expect(pageErrors.filter((text) => !text.includes('net::ERR_CONNECTION_REFUSED'))).toEqual([])
  service = await startAnalyticsServer(capturePort)
})
