import axe, { type RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'

/** Fails on any axe violation in the current state of the page. */
export async function expectAccessible(page: Page) {
  await page.evaluate(axe.source)
  await expectNoViolation(page, {})
}

/** Fails on any axe violation in the light scheme and on low contrast in the dark one, where only colors differ. */
export async function expectAccessibleInBothSchemes(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
  await expectDarkSchemeContrast(page)
}

/** Fails on low color contrast in the dark scheme. axe must already be loaded in the page. */
export async function expectDarkSchemeContrast(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolation(page, { runOnly: ['color-contrast'] })
}

async function expectNoViolation(page: Page, options: RunOptions) {
  // Animations would be measured halfway: colors in transition, a fading toast. A changed color scheme applies with the
  // next frame, and only the foreground page draws frames.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.bringToFront()
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // What is far from the screen has no colors before it is laid out [START-10]. Animations that follow the scroll position
    // never finish.
    const animations = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(animations.map(({ finished }) => finished))
  })
  const violations = await page.evaluate(async (options) => {
    // Listing passes and preloading style sheets is slow and not needed by these rules.
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
