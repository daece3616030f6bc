import { chromium, type Page } from 'playwright/test'
import { findFullBrowser } from '../../../.config/test/chromium.ts'
import { expect, test } from '../../support/fixtures.ts'
import { waitForHydration } from '../../support/waitForHydration.ts'

const navigationEntry = () => {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number
    deliveryType?: string
  })[]
  return { type: entry?.type, delivery: entry?.deliveryType, activationMs: entry?.activationStart ?? 0 }
}

test('the rules for the next page name public pages only [START-7]', async ({ request }) => {
  const response = await request.get('/')
  const url = response.headers()['speculation-rules']!.replaceAll('"', '')
  const rules = await request.get(url)
  expect(rules.headers()['content-type']).toContain('application/speculationrules+json')
  const text = await rules.text()
  // Fetched when the pointer rests on a link, rendered when the link is pressed.
  expect(JSON.parse(text)).toMatchObject({
    prefetch: [{ eagerness: 'moderate' }],
    prerender: [{ eagerness: 'conservative' }],
  })
  for (const path of ['/pricing', '/blog/:slug']) expect(text).toContain(`"${path}"`)
  for (const path of ['admin', 'dashboard', 'login', 'newsletter', 'preview', '*']) expect(text).not.toContain(path)
  for (const path of ['/login', '/dashboard', '/no/such/page']) {
    expect((await request.get(path)).headers()['speculation-rules'], path).toBeUndefined()
  }
})

test('a page is fetched while the pointer rests on its link [START-7]', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto('/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' })
  await link.hover()
  await link.click()
  await page.waitForURL('/blog')
  expect(await page.evaluate(navigationEntry)).toMatchObject({ delivery: 'navigational-prefetch' })
})

// The headless shell has no back/forward cache. What keeps a page out of it is a listener for leaving, or `no-store`.
test('public pages do nothing that keeps them out of the back/forward cache [START-8]', async ({ page }) => {
  await page.addInitScript(() => {
    const addListener = window.addEventListener.bind(window)
    window.addEventListener = (...parameters: Parameters<typeof addListener>) => {
      if (/unload$/.test(parameters[0])) document.documentElement.dataset.unloadListener = parameters[0]
      addListener(...parameters)
    }
  })
  for (const path of ['/', '/blog', '/pricing', '/partners']) {
    const response = await page.goto(path)
    expect(response?.headers()['cache-control'], path).not.toContain('no-store')
    await waitForHydration(page, 'main h1')
    await expect(page.locator(':root:not([data-unload-listener])'), path).toBeAttached()
  }
})

test.describe('in a browser with a back/forward cache', () => {
  let page: Page

  test.beforeAll(async () => {
    const executablePath = await findFullBrowser()
    // eslint-disable-next-line no-restricted-syntax, playwright/no-skipped-test -- Only the headless shell may be installed.
    test.skip(!executablePath, 'Only the headless shell is installed, which has no back/forward cache.')
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    page = await browser.newPage({ baseURL: test.info().project.use.baseURL })
  })

  test.afterAll(() => page.context().browser()?.close())

  for (const path of ['/', '/blog', '/pricing', '/partners']) {
    test(`Back shows ${path} as it was left, without loading it, before and after hydration [START-8]`, async () => {
      await page.goto(path)
      await expectRestored(page)
      await waitForHydration(page, 'main h1')
      await expectRestored(page)
    })
  }
})

/** Leaves the page for another document, goes back, and expects the page to come from the back/forward cache. */
async function expectRestored(page: Page) {
  const { pathname } = new URL(page.url())
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    delete dataset.restored
    addEventListener('pageshow', ({ persisted }) => persisted && (dataset.restored = ''), { once: true })
    location.assign('/what-is-ai-agent')
  })
  await page.waitForURL('/what-is-ai-agent')
  await page.evaluate(() => history.back())
  await expect.poll(() => new URL(page.url()).pathname).toBe(pathname)
  await expect(page.locator(':root[data-restored]')).toBeAttached()
}
