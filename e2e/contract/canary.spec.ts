import { rmSync } from 'node:fs'
import type { APIRequestContext } from 'playwright/test'
import { expect, signIn, test } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'
import { runDelivery } from '../support/servers/marketingReleases.ts'
import { buildMarketingWithPage } from '../support/servers/newPage.ts'
import { copyReleases, startOwnStack } from '../support/servers/startOwnStack.ts'
import { asVisitor, mapVisitors, shareNumbers } from '../support/visitors.ts'
import { waitForHydration } from '../support/waitForHydration.ts'

const origin = `http://localhost:${ports.canary.web}`
test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ baseURL: origin })

let releases: string
let changed: Awaited<ReturnType<typeof buildMarketingWithPage>>
let servers: Awaited<ReturnType<typeof startOwnStack>>
let build: string

test.beforeAll(async () => {
  test.setTimeout(300_000)
  releases = copyReleases('marketing')
  changed = await buildMarketingWithPage()
  const upload = ['release', 'marketing', '--to', releases, '--from', changed.dist, '--preview']
  const { output } = await runDelivery(upload)
  build = /marketing: (\w{12}) is a preview/.exec(output)![1]!
  servers = await startOwnStack(ports.canary, { releaseFolders: { marketing: releases } })
})

test.afterAll(async () => {
  await servers.dispose()
  changed.remove()
  rmSync(releases, { recursive: true, force: true })
})

// Servers load the build first, which takes a busy machine a while.
const loading = { timeout: 30_000 }

/** The status of a page that only the canary has. */
const openNewPage = async (request: APIRequestContext, headers: Record<string, string>) =>
  (await request.get('/security', { headers })).status()

/** The numbers of the visitors who get the canary. */
async function visitorsOfCanary(request: APIRequestContext) {
  const statuses = await mapVisitors(shareNumbers, (number) => openNewPage(request, asVisitor(number)))
  return shareNumbers.filter((number) => statuses[number] === 200)
}

test('a share of visitors gets another build, in HTML and in scripts, and keeps it; crawlers do not [REL-110]', async ({
  page,
  browser,
  request,
  pageErrors,
}) => {
  await signIn(page, 'admin', '/admin/releases')
  await page.getByRole('button', { name: 'More: Marketing' }).click()
  await page.getByRole('button', { name: 'Start a canary' }).click()
  await page.getByRole('combobox', { name: 'Build' }).selectOption(build)
  await page.getByLabel('Share of visitors, in percent').fill('50')
  await page.getByLabel('Page views before a decision').fill('50')
  await page.getByLabel('Reason').fill('The page about security')
  await page.getByRole('button', { name: 'Start canary' }).click()
  await expect(page.getByRole('article', { name: 'Canary of Marketing' })).toContainText(
    `${build} for 50% of visitors`,
    loading,
  )

  await expect.poll(async () => (await visitorsOfCanary(request)).length, loading).toBe(50)
  const [number = 0] = await visitorsOfCanary(request)
  const crawler = { ...asVisitor(number), 'user-agent': 'Googlebot/2.1' }
  expect(await openNewPage(request, crawler)).toBe(404)
  expect((await request.get('/', { headers: asVisitor(number) })).headers()['cache-control']).toBe('private, no-cache')

  const context = await browser.newContext({ baseURL: origin })
  await context.addCookies([{ name: 'fortnight-share', value: String(number), url: origin }])
  const canaryPage = await context.newPage()
  await canaryPage.goto('/security')
  await waitForHydration(canaryPage, 'main h1')
  await expect(canaryPage.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
  await context.close()
  expect(pageErrors).toEqual([])
})

test('a canary whose scripts report errors is halted by itself, and all visitors get the stable build [REL-111, REL-112]', async ({
  page,
  request,
}) => {
  const visitors = await visitorsOfCanary(request)
  const [number = 0] = visitors
  const { marketing } = (await (await request.get('/remotes.json', { headers: asVisitor(number) })).json()) as {
    marketing: { entry: string }
  }
  expect(marketing.entry).toContain(build)
  // Three views of each visitor, of the canary and of the stable build.
  for (let view = 0; view < 3; view++) {
    await mapVisitors(shareNumbers, (visitor) => request.get('/', { headers: asVisitor(visitor) }))
  }
  for (let view = 0; view < 30; view++) {
    const report = { path: '/', kind: 'error', message: 'x is undefined', stack: `at a (${marketing.entry}:1:9)` }
    await request.post('/telemetry/errors', { data: JSON.stringify({ ...report, isFirst: true }) })
  }
  await expect.poll(() => openNewPage(request, asVisitor(number)), { timeout: 30_000 }).toBe(404)
  await signIn(page, 'admin', '/admin/releases')
  const entry = page.getByRole('listitem').filter({ hasText: `the canary ${build} is halted` })
  await expect(entry).toContainText('More page views failed')
  await expect(entry).toContainText('Automatically')
})

test('an admin promotes a canary, and all visitors get its build [REL-115]', async ({ page, request }) => {
  await signIn(page, 'admin', '/admin/releases')
  await page.getByRole('button', { name: 'More: Marketing' }).click()
  await page.getByRole('button', { name: 'Start a canary' }).click()
  await page.getByRole('combobox', { name: 'Build' }).selectOption(build)
  await page.getByLabel('Reason').fill('Once more')
  await page.getByRole('button', { name: 'Start canary' }).click()
  await expect.poll(async () => (await visitorsOfCanary(request)).length, loading).toBe(5)
  await page.getByRole('button', { name: 'Promote the canary of Marketing' }).click()
  await page.getByLabel('Reason').fill('Nothing was worse')
  await page.getByRole('button', { name: 'Promote canary' }).click()
  await expect(page.getByRole('article', { name: 'Canary of Marketing' })).toHaveCount(0)
  await expect.poll(() => openNewPage(request, {}), loading).toBe(200)
  await expect(page.getByRole('listitem').filter({ hasText: `the canary ${build} is promoted` })).toBeVisible()
})
