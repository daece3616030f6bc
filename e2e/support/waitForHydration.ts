import type { Page } from 'playwright/test'

/**
 * Presses a key that does nothing, because pages load their scripts at the first sign of a visitor, and waits until the
 * element that a selector finds is hydrated: React marks the elements it manages.
 */
export async function waitForHydration(page: Page, selector: string, timeout?: number) {
  await page.keyboard.press('Shift')
  await page.waitForFunction(
    (selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactFiber')),
    selector,
    { timeout },
  )
}
