import { readLayoutShift, recordLayoutShift } from '../../support/layoutShift.ts'
import { expect, test } from '../../support/fixtures.ts'

test.use({ viewport: { width: 412, height: 915 } })

for (const [path, button] of [
  ['/login', 'Sign in'],
  ['/signup', 'Continue'],
  ['/reset-password', 'Send me a link'],
] as const) {
  test(`nothing on ${path} moves when its form has loaded`, async ({ page }) => {
    await recordLayoutShift(page)
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('button', { name: button, exact: true })).toBeVisible()
    expect(await readLayoutShift(page)).toBeLessThan(0.01)
  })
}

const pattern = '[aria-hidden]:has(> svg > [data-tile])'

for (const [place, viewport] of [
  ['beside a form', { width: 1440, height: 900 }],
  ['below a form on tablets', { width: 768, height: 1024 }],
] as const) {
  test(`the pattern ${place} shows whole tiles`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const main = page.getByRole('main')
    for (const path of ['/login', '/signup', '/reset-password']) {
      await page.goto(path)
      await expect(main.getByRole('button').last()).toBeVisible()
      const { width, height } = (await main.locator(pattern).last().boundingBox())!
      const tile = (await main.locator(`${pattern} > svg`).last().boundingBox())!.width / 5
      for (const count of [width / tile, height / tile]) {
        expect(count, path).toBeGreaterThanOrEqual(2)
        expect(count, path).toBeCloseTo(Math.round(count), 1)
      }
    }
  })
}

test('the panel beside a form begins and ends where the form does', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const main = page.getByRole('main')
  for (const [path, button] of [
    ['/login', 'Sign in'],
    ['/signup', 'Continue'],
    ['/reset-password', 'Send me a link'],
  ] as const) {
    await page.goto(path)
    await expect(main.getByRole('button', { name: button, exact: true })).toBeVisible()
    const panel = (await main.locator(pattern).locator('..').boundingBox())!
    const heading = (await main.getByRole('heading', { level: 1 }).boundingBox())!
    const last = (await main.getByRole('complementary').boundingBox())!
    expect(heading.y, path).toBeCloseTo(panel.y, 0)
    expect(last.y + last.height, path).toBeCloseTo(panel.y + panel.height, 0)
  }
})
