import { expect, type Page } from 'playwright/test'

/** Lays out what the browser would leave for later because it is far from the screen, so that its width counts. */
export const layOutFarContent = (page: Page) =>
  page.addStyleTag({ content: 'body * { content-visibility: visible !important; }' })

/** Fails when a page is wider than its window. */
export async function expectNoOverflow(page: Page) {
  await layOutFarContent(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  )
}
