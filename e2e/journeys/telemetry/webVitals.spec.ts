import { devices, type Page, type Request } from 'playwright/test'
import { liveFolder } from '../../../.config/workspace.ts'
import { expect, signIn, test } from '../../support/fixtures.ts'
import { furtherPort, ports } from '../../support/ports.ts'
import { readPointer } from '../../support/servers/changedRelease.ts'
import { startOwnServers } from '../../support/servers/startOwnStack.ts'
import { waitForHydration } from '../../support/waitForHydration.ts'
import { waitUntilSettled } from '../../support/waitUntilSettled.ts'

// They share servers.
test.describe.configure({ mode: 'serial' })

let servers: Awaited<ReturnType<typeof startOwnServers>>

test.beforeAll(async () => {
  servers = await startOwnServers(ports.webVitals, { shellEnv: { FORTNIGHT_VITALS_SHARE: '1' } })
})

test.afterAll(() => servers.dispose())

const loadedScripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)))

const isReport = (request: Request) => request.url().endsWith('/telemetry/vitals')

/** Makes the page believe that the visitor has switched to another one. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

test('a visit on a phone shows in the back office how fast it was, by route and build [REL-70, REL-72, REL-74, REL-75]', async ({
  browser,
  page,
}) => {
  const { origin } = servers.stack
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: origin })
  const visitor = await context.newPage()
  const requests: Request[] = []
  visitor.on('request', (request) => requests.push(request))
  await visitor.goto('/pricing?secret=1')
  // The first key ends the measuring of the largest paint.
  await waitUntilSettled(visitor)
  await waitForHydration(visitor, 'main h1')
  await expect.poll(() => loadedScripts(visitor)).toContain('vitals.js')
  await waitUntilSettled(visitor)
  await visitor.locator('main h1').click()
  expect(requests.filter(isReport)).toEqual([])
  const report = visitor.waitForRequest(isReport)
  await hide(visitor)
  const body = (await report).postDataJSON() as { path: string; vitals: Record<string, number> }
  expect(body.path).toBe('/pricing')
  expect(Object.keys(body.vitals)).toEqual(expect.arrayContaining(['LCP', 'FCP', 'TTFB', 'CLS']))
  await context.close()

  await signIn(page, 'admin', '/admin/vitals?area=marketing')
  const row = page.getByRole('row', { name: /^\/pricing/ })
  await expect(async () => {
    await page.reload()
    await expect(row).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(row).toContainText(/\d (ms|s)/)
  await row.getByRole('link', { name: '/pricing' }).click()
  const { build } = readPointer(liveFolder('marketing'))
  await expect(page.getByRole('row', { name: new RegExp(`^${build}`) })).toContainText(/\d (ms|s)/)
  await expect(page.getByRole('heading', { name: 'Last 14 days' })).toBeVisible()
})

test('a page view that is not in the share loads no library and reports nothing [REL-70]', async ({ browser }) => {
  const web = ports.webVitals.web + furtherPort
  const shell = await servers.stack.startFurtherShell(web, { FORTNIGHT_VITALS_SHARE: '0' })
  const context = await browser.newContext({ baseURL: `http://localhost:${web}` })
  try {
    const page = await context.newPage()
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await page.goto('/pricing')
    await waitForHydration(page, 'main h1')
    await waitUntilSettled(page)
    await hide(page)
    await waitUntilSettled(page)
    expect(await loadedScripts(page)).not.toContain('vitals.js')
    expect(requests.filter(isReport)).toEqual([])
  } finally {
    await context.close()
    await shell.stop()
  }
})
