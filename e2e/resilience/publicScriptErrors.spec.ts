import type { Route } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { waitForHydration } from '../support/waitForHydration.ts'
import { ports } from '../support/ports.ts'

const files = `http://localhost:${ports.shared.web + 1}`
const entry = `${files}/**/remoteEntry.js*`
const chunks = new RegExp(`^${files}/(?!.*remoteEntry).*\\.js`)

/** Other bytes than announced, which would run: only the checksum can tell. */
const tamper = async (route: Route) => {
  const response = await route.fetch()
  await route.fulfill({ response, body: `${await response.text()};window.hit = 1` })
}

for (const { fault, at, answer } of [
  { fault: 'answer 500', at: entry, answer: (route: Route) => route.fulfill({ status: 500, body: 'Down' }) },
  { fault: 'have an entry with other bytes than announced', at: entry, answer: tamper },
  { fault: 'have lost their chunks', at: chunks, answer: (route: Route) => route.fulfill({ status: 404 }) },
  { fault: 'never answer', at: entry, answer: () => undefined },
]) {
  test(`public pages whose scripts ${fault} stay as they were served, lead on, and come to life when the scripts are back`, async ({
    page,
  }) => {
    let tries = 0
    await page.clock.install()
    await page.route(at, (route) => {
      tries++
      return answer(route)
    })
    await page.goto('/blog', { waitUntil: 'domcontentloaded' })
    await page.getByRole('searchbox').fill('agent')
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL(/q=agent/, { waitUntil: 'domcontentloaded' })
    await page.getByRole('article').getByRole('link').first().click()
    await page.waitForURL('**/blog/*', { waitUntil: 'domcontentloaded' })

    tries = 0
    await expect(async () => {
      await page.clock.runFor(10_000)
      expect(tries).toBeGreaterThan(3)
    }).toPass()
    const title = page.getByRole('heading', { level: 1 })
    const served = await title.elementHandle()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await page.evaluate(() => 'hit' in window)).toBe(false)

    // An answer may be on its way still, whose route is gone then.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await expect(async () => {
      await page.clock.runFor(10_000)
      await waitForHydration(page, 'main h1', 1_000)
    }).toPass()
    expect(await title.evaluate((now, then) => now === then, served)).toBe(true)
  })
}
