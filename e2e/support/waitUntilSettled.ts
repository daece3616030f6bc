import { expect, type Page } from 'playwright/test'

/**
 * Waits until the page has painted and then twice been idle, or at most two seconds: a page that loads scripts by itself has
 * begun. The limit is needed because the browser sometimes calls no idle page back until it draws the next frame.
 */
export async function waitUntilSettled(page: Page) {
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0)
  await page.evaluate(
    (limit) => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve, limit), limit)),
    { timeout: 1_000 },
  )
}
