import type { Page } from 'playwright/test'

/** Waits until the element that a selector finds is hydrated: React marks the elements it manages. */
export const waitForHydration = (page: Page, selector: string, timeout?: number) =>
  page.waitForFunction(
    (selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactFiber')),
    selector,
    { timeout },
  )
