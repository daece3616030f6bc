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

for (const [place, viewport] of [
  ['beside a form', { width: 1440, height: 900 }],
  ['below a form on tablets', { width: 768, height: 1024 }],
] as const) {
  test(`the pattern ${place} ends with a whole row of tiles`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const path of ['/login', '/signup', '/reset-password']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('button').last()).toBeVisible()
      const { width, height } = (await page.locator('main svg:has(> [data-tile])').last().boundingBox())!
      const rows = height / (width / 5)
      expect(rows, path).toBeGreaterThanOrEqual(2)
      expect(rows, path).toBeCloseTo(Math.round(rows), 1)
    }
  })
}
