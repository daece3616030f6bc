import { expect, test } from '../../support/fixtures.ts'

test.use({ viewport: { width: 412, height: 915 } })

for (const [path, button] of [
  ['/login', 'Sign in'],
  ['/signup', 'Continue'],
  ['/reset-password', 'Send me a link'],
] as const) {
  test(`nothing on ${path} moves when its form has loaded`, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          const { dataset } = document.documentElement
          dataset.layoutShift = String(Number(dataset.layoutShift ?? 0) + entry.value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('button', { name: button, exact: true })).toBeVisible()
    // Shifts are reported with the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(Number((await page.evaluate(() => document.documentElement.dataset.layoutShift)) ?? 0)).toBeLessThan(0.01)
  })
}
