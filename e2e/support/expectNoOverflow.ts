import { expect, type Page } from 'playwright/test'

/** Fails when a page is wider than its window. */
export const expectNoOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  )
