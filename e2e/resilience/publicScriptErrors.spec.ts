import type { Route } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { fulfillTampered, hasRunTamperedScript } from '../support/loadErrors.ts'
import { ports } from '../support/ports.ts'
import { waitForHydration } from '../support/waitForHydration.ts'

const origin = `http://localhost:${ports.shared.web + 1}`
const entry = `${origin}/**/remoteEntry.js*`
const chunks = new RegExp(`^${origin}/(?!.*remoteEntry).*\\.js`)

for (const { fault, url, respond } of [
  { fault: 'respond with 500', url: entry, respond: (route: Route) => route.fulfill({ status: 500, body: 'Down' }) },
  { fault: 'have an entry that does not match its checksum', url: entry, respond: fulfillTampered },
  { fault: 'have chunks that do not match their checksums [DEPLOY-4]', url: chunks, respond: fulfillTampered },
  { fault: 'lack their chunks', url: chunks, respond: (route: Route) => route.fulfill({ status: 404 }) },
  { fault: 'never respond', url: entry, respond: () => undefined },
]) {
  test(`public pages whose scripts ${fault} stay as rendered, can be navigated, and hydrate once the scripts load`, async ({
    page,
  }) => {
    let attempts = 0
    await page.clock.install()
    await page.route(url, (route) => {
      attempts++
      return respond(route)
    })
    await page.goto('/blog', { waitUntil: 'domcontentloaded' })
    await page.getByRole('searchbox').fill('agent')
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL(/q=agent/, { waitUntil: 'domcontentloaded' })
    await page.getByRole('article').getByRole('link').first().click()
    await page.waitForURL('**/blog/*', { waitUntil: 'domcontentloaded' })

    await page.keyboard.press('Shift')

    attempts = 0
    await expect(async () => {
      await page.clock.runFor(10_000)
      expect(attempts).toBeGreaterThan(3)
    }).toPass()
    const title = page.getByRole('heading', { level: 1 })
    const renderedTitle = await title.elementHandle()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await hasRunTamperedScript(page)).toBe(false)

    // A request may still be in flight when its route is removed.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await expect(async () => {
      await page.clock.runFor(10_000)
      await waitForHydration(page, 'main h1', 1_000)
    }).toPass()
    expect(await title.evaluate((element, rendered) => element === rendered, renderedTitle)).toBe(true)
  })
}
