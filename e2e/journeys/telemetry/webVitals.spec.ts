import { devices } from 'playwright/test'
import { liveFolder } from '../../../.config/workspace.ts'
import { expect, signIn, test } from '../../support/fixtures.ts'
import { ports } from '../../support/ports.ts'
import { readPointer } from '../../support/servers/changedRelease.ts'
import { startOwnServers } from '../../support/servers/startOwnStack.ts'
import { waitForHydration } from '../../support/waitForHydration.ts'

// They share servers.
test.describe.configure({ mode: 'serial' })

let servers: Awaited<ReturnType<typeof startOwnServers>>
test.beforeAll(async () => {
  servers = await startOwnServers(ports.webVitals, { shellEnv: { FORTNIGHT_VITALS_SHARE: '1' } })
})
test.afterAll(() => servers.dispose())

test('a visit on a phone shows in the back office how fast it was, by route and build [REL-70, REL-72, REL-74, REL-75]', async ({
  browser,
  page,
}) => {
  const { origin } = servers.stack
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: origin })
  const visitor = await context.newPage()
  const urls: string[] = []
  visitor.on('request', (request) => urls.push(request.url()))
  await visitor.goto('/pricing?secret=1')
  await waitForHydration(visitor, 'main h1')
  await visitor.locator('main h1').click()
  expect(urls.filter((url) => url.includes('/telemetry/vitals'))).toEqual([])
  // Which browsers do when a visitor leaves or hides the page.
  const report = visitor.waitForRequest((request) => request.url().endsWith('/telemetry/vitals'))
  await visitor.waitForTimeout(500)
  await visitor.goto('/robots.txt')
  const body = (await report).postDataJSON() as { path: string; vitals: Record<string, number> }
  expect(body.path).toBe('/pricing')
  expect(Object.keys(body.vitals)).toEqual(expect.arrayContaining(['LCP', 'FCP', 'TTFB', 'CLS']))
  await context.close()

  await signIn(page, 'admin', '/admin/vitals')
  const row = page.getByRole('row', { name: /^\/pricing/ })
  await expect(async () => {
    await page.reload()
    await expect(row).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(row).toContainText(/\d (ms|s), (good|needs work|poor)/)
  await row.getByRole('link', { name: '/pricing' }).click()
  const { build } = readPointer(liveFolder('marketing'))
  await expect(page.getByRole('row', { name: new RegExp(`^${build}`) })).toContainText(/\d (ms|s), /)
  await expect(page.getByRole('heading', { name: 'Last 14 days' })).toBeVisible()
})

test('a page view that is not in the share reports nothing [REL-70]', async ({ browser }) => {
  const shell = await servers.stack.startFurtherShell(ports.webVitals.web + 4, { FORTNIGHT_VITALS_SHARE: '0' })
  const context = await browser.newContext({ baseURL: `http://localhost:${ports.webVitals.web + 4}` })
  try {
    const page = await context.newPage()
    const urls: string[] = []
    page.on('request', (request) => urls.push(request.url()))
    await page.goto('/pricing')
    await waitForHydration(page, 'main h1')
    await page.goto('/robots.txt')
    expect(urls.filter((url) => /telemetry\.js/.test(url))).toHaveLength(1)
    expect(urls.filter((url) => url.includes('/telemetry/vitals'))).toEqual([])
  } finally {
    await context.close()
    await shell.stop()
  }
})
