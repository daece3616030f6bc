import { expect, recordRequests, signIn, test } from '../support/fixtures.ts'
import { waitForHydration } from '../support/waitForHydration.ts'
import { ports } from '../support/ports.ts'

const { web } = ports.shared
const origins = { marketing: `:${web + 1}/`, portal: `:${web + 2}/`, backoffice: `:${web + 3}/` }
const from = (urls: string[], area: keyof typeof origins) => urls.filter((url) => url.includes(origins[area]))

test('a visitor downloads nothing of portal, back office, editors or the auth library', async ({ context, page }) => {
  const urls = recordRequests(context)
  await page.goto('/')
  await waitForHydration(page, 'main h1')
  expect(from(urls, 'marketing').length).toBeGreaterThan(0)
  expect(from(urls, 'portal')).toEqual([])
  expect(from(urls, 'backoffice')).toEqual([])
  expect(urls.filter((url) => /auth|quill|posthog|md-editor/i.test(new URL(url).pathname))).toEqual([])
})

test('a client downloads nothing of the back office', async ({ context, page }) => {
  const urls = recordRequests(context)
  await signIn(page, 'client')
  await expect(page.getByRole('heading', { name: /projects/i }).first()).toBeVisible()
  expect(from(urls, 'portal').length).toBeGreaterThan(0)
  expect(from(urls, 'backoffice')).toEqual([])
})

test('an admin downloads nothing of the portal', async ({ context, page }) => {
  const urls = recordRequests(context)
  await signIn(page, 'admin', '/admin/faqs')
  await expect(page.getByRole('heading', { name: 'FAQs' })).toBeVisible()
  expect(from(urls, 'backoffice').length).toBeGreaterThan(0)
  expect(from(urls, 'portal')).toEqual([])
})

test('no script is requested before the first paint of the home page, and none blocks', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page, 'main h1')
  const { paint, firstScript, blocking } = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return {
      paint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
      blocking: scripts.filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
        .length,
    }
  })
  expect(firstScript).toBeGreaterThan(paint)
  expect(blocking).toBe(0)
})

test('hydrates every page without a complaint and keeps the nodes of the server', async ({
  page,
  pageErrors: pageErrors,
}) => {
  for (const path of ['/', '/no/such/page']) {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const kept = [...document.querySelectorAll('#root *')]
        Object.assign(window, { serverNodes: kept })
      })
    })
    await page.goto(path)
    await waitForHydration(page, 'main h1')
    const lost = await page.evaluate(() =>
      (window as unknown as { serverNodes: Element[] }).serverNodes
        .filter((node) => !node.isConnected)
        .map((node) => node.outerHTML.slice(0, 120)),
    )
    expect(lost, `nodes of ${path} that hydration replaced`).toEqual([])
  }
  // The browser itself reports the missing page's status.
  expect(pageErrors.filter((text) => !text.includes('404'))).toEqual([])
})

test('shows the sign-in pages without a complaint', async ({ page, pageErrors: pageErrors }) => {
  for (const path of ['/login', '/signup']) {
    await page.goto(path)
    await expect(page.getByLabel('Email')).toBeVisible()
  }
  expect(pageErrors).toEqual([])
})
