import type { Page } from 'playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { holdRequests } from '../../support/network/holdRequests.ts'
import { randomIp } from '../../support/network/randomIp.ts'

const isHydrated = (page: Page) => page.locator(':root[data-hydrated]')

/** The page requests its scripts by itself; when the browser does so before its load event, that waits for them. */
const openPricing = (page: Page) => page.goto('/pricing', { waitUntil: 'domcontentloaded' })

test.describe('before hydration', () => {
  let releaseScripts: () => void

  test.beforeEach(async ({ page }) => {
    releaseScripts = await holdRequests(page, /\.js$/)
  })

  test('a press on the theme switch shows that it waits, and changes the theme afterwards [START-4, START-5]', async ({
    page,
  }) => {
    await page.goto('/')
    const themeSwitch = page.getByRole('button', { name: 'Color theme' })
    await themeSwitch.click()
    await expect(page.locator(':root[data-busy]')).toBeAttached()
    await expect(themeSwitch).toHaveAttribute('data-busy')
    releaseScripts()
    await expect(page.locator(':root[data-theme=light]')).toBeAttached()
    await expect(page.locator('[data-busy]')).toHaveCount(0)
  })

  test('two presses count twice [START-4]', async ({ page }) => {
    await page.goto('/')
    const themeSwitch = page.getByRole('button', { name: 'Color theme' })
    await themeSwitch.click()
    await themeSwitch.click()
    releaseScripts()
    await expect(page.locator(':root[data-theme=dark]')).toBeAttached()
  })

  test('links navigate, the phone menu and questions open, and the logo goes home [START-4]', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openPricing(page)
    await page.locator('header summary').click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await page.getByRole('button', { name: 'Fortnight home' }).click()
    await expect(page).toHaveURL(/\/\??$/)
    const question = page.locator('#faq details').first()
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open')
    await expect(isHydrated(page)).toHaveCount(0)
    releaseScripts()
    await expect(isHydrated(page)).toBeAttached()
    await expect(question).toHaveAttribute('open')
  })

  test('a search that is typed is carried out [START-4]', async ({ page }) => {
    await page.goto('/blog')
    const search = page.getByRole('searchbox')
    await search.pressSequentially('invoice')
    releaseScripts()
    await expect(page).toHaveURL(/q=invoice/)
    await expect(search).toHaveValue('invoice')
  })

  test('a category that is chosen is applied [START-4]', async ({ page }) => {
    await page.goto('/blog')
    const category = page.getByRole('combobox', { name: /category/i })
    await category.focus()
    await category.selectOption({ index: 1 })
    releaseScripts()
    await expect(page).toHaveURL(/category=/)
  })

  test('the share menu opens, and stays open with the link to copy afterwards [START-4]', async ({ page }) => {
    await page.goto('/blog')
    await page.locator('main article a').first().click()
    await page.waitForURL('/blog/*')
    const menu = page.locator('main details').filter({ has: page.getByText('Share', { exact: true }) })
    await menu.locator('summary').click()
    await expect(menu.getByRole('link', { name: 'LinkedIn' })).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Copy link' })).toHaveCount(0)
    releaseScripts()
    await expect(menu.getByRole('button', { name: 'Copy link' })).toBeVisible()
    await expect(menu).toHaveAttribute('open')
  })

  test('an address for the newsletter is sent, with an answer on a page of its own [START-4]', async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': randomIp() })
    await page.goto('/blog')
    await page.getByRole('textbox', { name: 'Email address' }).fill('early-reader@fortnight.example')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible()
    await expect(isHydrated(page)).toHaveCount(0)
  })

  test('a typed address for the newsletter is kept while the page hydrates, and sent in place [START-4]', async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': randomIp() })
    await page.goto('/blog')
    const address = page.getByRole('textbox', { name: 'Email address' })
    await address.pressSequentially('late-reader@fortnight.example')
    releaseScripts()
    await expect(isHydrated(page)).toBeAttached()
    await expect(address).toHaveValue('late-reader@fortnight.example')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(
      page.getByRole('status').filter({ hasText: 'an email with a confirmation link is on its way' }),
    ).toBeVisible()
    await expect(page).toHaveURL('/blog')
  })

  test('a plan that is chosen leads to its sign-up, and the button to write to us to the section [START-4]', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Talk to Us' }).click()
    await expect(page).toHaveURL(/#/)
    await openPricing(page)
    // Without rates there is no other currency to choose.
    await expect(page.getByRole('combobox').getByRole('option')).toHaveText(['US dollars'])
    await page.getByRole('main').locator('a[href^="/signup?"]').first().click()
    await expect(page).toHaveURL(/\/signup\?/)
  })
})

test('a press on a part of the page while the rest is still on its way is carried out [START-4]', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { ...unlimited, downloadThroughput: 5_000 })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Color theme' }).click()
  await expect(page.locator('footer')).toHaveCount(0)
  await session.send('Network.emulateNetworkConditions', unlimited)
  await expect(page.locator(':root[data-theme=light]')).toBeAttached()
  await expect(page.locator('[data-busy]')).toHaveCount(0)
})

test('a navigation in the page that takes long shows a progress line and the pressed link [START-5]', async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('Shift')
  await expect(isHydrated(page)).toBeAttached()
  const release = await holdRequests(page, /\.js$|\/rest\/v1\//)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' })
  await link.click()
  await expect(page.locator(':root[data-busy]')).toBeAttached()
  await expect(link).toHaveAttribute('data-busy')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Notes from the workshop' })).toBeVisible()
  await expect(page.locator('[data-busy]')).toHaveCount(0)
})

test('a full page load that takes long shows a progress line and the pressed link [START-5]', async ({ page }) => {
  await page.route('**/speculation-rules.json', (route) => route.abort())
  await page.route(/\.js$/, (route) => route.abort())
  // Playwright does not look into a page that is being left, so the page itself says what it shows.
  await page.addInitScript(() => {
    new MutationObserver((records) => {
      for (const { target } of records) console.info('busy:', target.nodeName, (target as HTMLElement).dataset.busy)
    }).observe(document, { subtree: true, attributeFilter: ['data-busy'] })
  })
  const shown = ['HTML', 'A'].map((name) =>
    page.waitForEvent('console', (message) => message.text().startsWith(`busy: ${name}`)),
  )
  await page.goto('/')
  const release = await holdRequests(page, '**/blog')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click({ noWaitAfter: true })
  await Promise.all(shown)
  release()
  await page.waitForURL('/blog')
  await expect(page.locator('[data-busy]')).toHaveCount(0)
})

test('a cover that cannot be loaded is replaced by the drawn one, before and after hydration [START-6]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const image of document.querySelectorAll('main article img'))
        image.setAttribute('src', '/storage/v1/lost.png')
    })
  })
  await page.goto('/blog')
  const covers = page.locator('main article img')
  await expect(covers.first()).toHaveAttribute('src', /^\/images\/posts\/.+\.svg$/)
  await expect.poll(() => covers.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.keyboard.press('Shift')
  await expect(isHydrated(page)).toBeAttached()
  await expect(covers.first()).toHaveAttribute('src', /^\/images\/posts\/.+\.svg$/)
})
