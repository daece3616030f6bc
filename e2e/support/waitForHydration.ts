import type { Page } from 'playwright/test'

/** Waits until what a selector finds is live: React marks the elements that it has taken over. */
export const live = (page: Page, selector: string, timeout?: number) =>
  page.waitForFunction(
    (wanted) => Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__reactFiber')),
    selector,
    { timeout },
  )
