import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { mapsFolder } from '../../../.config/build/sourceMaps.ts'
import { type Area, areas, liveFolder, remotes } from '../../../.config/workspace.ts'
import { expect, recordRequests, signIn, test } from '../../support/fixtures.ts'
import { parseStatuses, sendRawRequest } from '../../support/network/sendRawRequest.ts'
import { ports } from '../../support/ports.ts'
import { readPointer } from '../../support/servers/changedRelease.ts'
import { waitForHydration } from '../../support/waitForHydration.ts'
import { waitUntilSettled } from '../../support/waitUntilSettled.ts'

const liveBuild = (area: Area) => readPointer(liveFolder(area)).build

/** Where the files of an area are served. */
function assetsUrl(area: Area) {
  const { web } = ports.shared
  if (area === 'shell') return `http://localhost:${web}/assets`
  return `http://localhost:${web + 1 + remotes.indexOf(area)}`
}

/** Makes a request of the page return rows that no code of the product expects. */
const breakRows = (page: Page, url: RegExp) =>
  page.route(url, (route) => route.fulfill({ json: [null], headers: { 'Access-Control-Allow-Origin': '*' } }))

async function breakBlog(page: Page) {
  await breakRows(page, /rpc\/blog_page/)
  await page.goto('/')
  await waitForHydration(page, 'main h1')
  await page.getByRole('link', { name: 'Blog' }).first().click()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
}

async function breakDashboard(page: Page) {
  await breakRows(page, /rpc\/own_projects/)
  await signIn(page, 'client')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
}

async function breakFaqs(page: Page) {
  await breakRows(page, /rpc\/admin_faqs/)
  await signIn(page, 'admin', '/admin/faqs')
  await expect(page.getByRole('heading', { name: 'The FAQs could not be loaded' })).toBeVisible()
}

async function breakBootData(page: Page) {
  await page.route('/login', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/"remotes":\{.*?\}\},/, '"remotes":null,')
    await route.fulfill({ response, body })
  })
  await page.goto('/login')
  await page.keyboard.press('Shift')
}

/** What makes code of an area throw, and the route on which it does. */
const faults: Partial<Record<Area, { route: string; cause: (page: Page) => Promise<void> }>> = {
  marketing: { route: '/blog', cause: breakBlog },
  portal: { route: '/dashboard', cause: breakDashboard },
  backoffice: { route: '/admin/faqs', cause: breakFaqs },
  shell: { route: '/login', cause: breakBootData },
}

for (const [area, { route, cause }] of Object.entries(faults) as [Area, Required<typeof faults>[Area]][]) {
  test(`an error thrown in the ${area} appears in the back office with its build and its position in the sources [REL-50, REL-53, REL-57, REL-58]`, async ({
    page,
    browser,
  }) => {
    const context = await browser.newContext()
    const visitor = await context.newPage()
    const sent = visitor.waitForResponse(/\/telemetry\/errors/)
    await cause(visitor)
    expect((await sent).status()).toBe(204)
    await context.close()

    await signIn(page, 'admin', `/admin/errors?area=${area}&q=TypeError`)
    const row = page.getByRole('row').filter({ hasText: route }).filter({ hasText: 'TypeError' }).first()
    await expect(async () => {
      await page.reload()
      await expect(row).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(row).toContainText(liveBuild(area))
    await expect(row).toContainText('Chrome')
    await row.getByRole('link', { name: /TypeError/ }).click()
    // A file and a line of the repository.
    const stack = page.getByRole('region', { name: 'Stack' })
    await expect(stack).toContainText(new RegExp(`(${area}|supabase|shared-ui)/src/[\\w/.]+\\.tsx?:\\d+:\\d+`))
    await expect(page.getByRole('row', { name: new RegExp(`^${liveBuild(area)}`) })).toBeVisible()
  })
}

test('a script that does not load is reported with its address [REL-50]', async ({ page }) => {
  const entry = `:${ports.shared.web + 1}/`
  const report = page.waitForRequest((request) => request.url().endsWith('/telemetry/errors'))
  await page.route(
    (url) => url.href.includes(entry) && url.pathname.endsWith('remoteEntry.js'),
    (route) => route.abort(),
    { times: 1 },
  )
  await page.goto('/')
  await page.keyboard.press('Shift')
  const body = (await report).postDataJSON() as { kind: string; stack: string; path: string }
  expect(body).toMatchObject({ kind: 'load', path: '/' })
  expect(body.stack).toContain(`/${liveBuild('marketing')}/`)
})

test('before a visitor acts, neither scripts that report nor reports are requested [REL-52]', async ({
  page,
  context,
}) => {
  const urls = recordRequests(context)
  await page.goto('/')
  await page.evaluate(() => {
    dispatchEvent(new ErrorEvent('error', { error: new Error('Not reported') }))
  })
  await waitUntilSettled(page)
  // The first one reports errors, beside other things.
  const reporting = /telemetry|\/assets\/\w+\/(main|vitals)\.js/
  expect(urls.filter((url) => reporting.test(url))).toEqual([])
  await waitForHydration(page, 'main h1')
  expect(urls.filter((url) => reporting.test(url))).toContainEqual(expect.stringMatching(/\/main\.js$/))
})

test('no server hands out a source map, which all areas have [REL-59]', async ({ request }) => {
  for (const area of areas) {
    const build = liveBuild(area)
    const maps = readdirSync(join(mapsFolder(liveFolder(area)), build)).filter((file) => file.endsWith('.map'))
    expect(maps.length).toBeGreaterThan(3)
    const base = `${assetsUrl(area)}/${build}`
    const script = maps[0]!.replace(/\.map$/, '')
    expect((await request.get(`${base}/${script}`)).status()).toBe(200)
    expect((await request.get(`${base}/${maps[0]}`)).status()).toBe(404)
    // HTTP clients resolve the dots before they send a path.
    const { origin, pathname } = new URL(base)
    for (const way of ['/../..', '/..%2f..', '/../../..', '/%2e%2e/%2e%2e', '/..\\..']) {
      const path = `${pathname}${way}/maps.live/${build}/${maps[0]}`
      const [status] = parseStatuses(
        await sendRawRequest(origin, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
      )
      expect([400, 404], path).toContain(status)
    }
  }
})
