import type { Page } from 'playwright/test'

/** Whether the document is still the same one: whatever recovers did so without loading the page anew. */
export async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  return () => page.evaluate(() => 'isSameDocument' in window)
}
