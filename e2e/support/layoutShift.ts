import type { Page } from 'playwright/test'

/** Records how far what is on screen moves by itself, on pages that are opened from now on. */
export const recordLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        const { dataset } = document.documentElement
        dataset.layoutShift = String(Number(dataset.layoutShift ?? 0) + entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The layout shift of the page so far. */
export async function readLayoutShift(page: Page) {
  // Shifts are reported with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return Number((await page.evaluate(() => document.documentElement.dataset.layoutShift)) ?? 0)
}
