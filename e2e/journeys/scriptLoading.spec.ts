import { expect, recordRequests, signIn, test } from '../support/fixtures.ts'
import { waitForHydration } from '../support/waitForHydration.ts'
import { ports } from '../support/ports.ts'

const { web } = ports.shared
const origins = { marketing: `:${web + 1}/`, portal: `:${web + 2}/`, backoffice: `:${web + 3}/` }
const filterByArea = (urls: string[], area: keyof typeof origins) => urls.filter((url) => url.includes(origins[area]))

test('a visitor downloads no code of the portal, the back office, the editors or the auth library', async ({
  context,
  page,
}) => {
  const urls = recordRequests(context)
  await page.goto('/')
  await waitForHydration(page, 'main h1')
  expect(filterByArea(urls, 'marketing').length).toBeGreaterThan(0)
  expect(filterByArea(urls, 'portal')).toEqual([])
  expect(filterByArea(urls, 'backoffice')).toEqual([])
  expect(urls.filter((url) => /auth|quill|posthog|md-editor/i.test(new URL(url).pathname))).toEqual([])
})

test('a client downloads no code of the back office', async ({ context, page }) => {
  const urls = recordRequests(context)
  await signIn(page, 'client')
  await expect(page.getByRole('heading', { name: /projects/i }).first()).toBeVisible()
  expect(filterByArea(urls, 'portal').length).toBeGreaterThan(0)
  expect(filterByArea(urls, 'backoffice')).toEqual([])
})

test('an admin downloads no code of the portal', async ({ context, page }) => {
  const urls = recordRequests(context)
  await signIn(page, 'admin', '/admin/faqs')
  await expect(page.getByRole('heading', { name: 'FAQs' })).toBeVisible()
  expect(filterByArea(urls, 'backoffice').length).toBeGreaterThan(0)
  expect(filterByArea(urls, 'portal')).toEqual([])
})

test('the sign-in page has no render-blocking script [START-3]', async ({ page }) => {
  await page.goto('/login')
  await waitForHydration(page, 'main form')
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => ('renderBlockingStatus' in entry ? entry.renderBlockingStatus : undefined)),
  )
  expect(scripts).toContain('non-blocking')
  expect(scripts).not.toContain('blocking')
})

test('the home page and the not-found page hydrate without errors and keep the DOM nodes of the server', async ({
  page,
  pageErrors,
}) => {
  for (const path of ['/', '/no/such/page']) {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { serverNodes: [...document.querySelectorAll('#root *')] })
      })
    })
    await page.goto(path)
    await waitForHydration(page, 'main h1')
    const replaced = await page.evaluate(() =>
      (window as unknown as { serverNodes: Element[] }).serverNodes
        .filter((node) => !node.isConnected)
        .map((node) => node.outerHTML.slice(0, 120)),
    )
    expect(replaced, `nodes of ${path} that hydration replaced`).toEqual([])
  }
  // The browser itself reports the missing page's status.
  expect(pageErrors.filter((text) => !text.includes('404'))).toEqual([])
})

test('the sign-in and sign-up screens log no errors', async ({ page, pageErrors }) => {
  for (const path of ['/login', '/signup']) {
    await page.goto(path)
    await expect(page.getByLabel('Email')).toBeVisible()
  }
  expect(pageErrors).toEqual([])
})
