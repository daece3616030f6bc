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
