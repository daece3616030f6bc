import type { Page } from 'playwright/test'

/** Marks the document. The returned function tells whether it is still the same one, so that no reload happened. */
export async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  return () => page.evaluate(() => 'isSameDocument' in window)
}
