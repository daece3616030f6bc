import axe, { type RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'

/** Fails on any accessibility violation of the current page, as it is shown now. */
export async function expectAccessible(page: Page) {
  await page.evaluate(axe.source)
  await expectNoViolation(page, {})
}

/** Fails on any accessibility violation of the current page in light, and on pale text in the dark: only colours change. */
export async function expectAccessibleInBothSchemes(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
  await expectReadableInTheDark(page)
}

/** Fails on any text of the current page that is too pale in the dark. The page has axe already. */
export async function expectReadableInTheDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolation(page, { runOnly: ['color-contrast'] })
}

async function expectNoViolation(page: Page, options: RunOptions) {
  // Nothing moves from here on: a colour in the middle of its change is no violation, and a toast might fade while axe
  // looks at it. Another colour scheme begins with the next frame, which only a page in front draws.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.bringToFront()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const violations = await page.evaluate(async (options) => {
    // Passes would be listed element by element, and style sheets loaded once more for rules that nobody has asked for.
    const { violations } = await window.axe.run({ resultTypes: ['violations'], preload: false, ...options })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, options)
  expect(violations).toEqual([])
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
