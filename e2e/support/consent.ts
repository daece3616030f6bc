import type { Page } from 'playwright/test'

/** Makes a page look like a visitor's: the analytics library ignores automated browsers. */
export const hideAutomation = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
    Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined })
  })

/** The bar that asks for consent. It appears at the first sign of a visitor. */
export const consentBar = (page: Page) => page.getByRole('region', { name: 'Privacy choices' })

/** Answers the consent bar. */
export const choose = (page: Page, name: 'Allow' | 'Decline') => consentBar(page).getByRole('button', { name }).click()

/** What the page has stored in the browser: the keys of both storages, and cookies that scripts can read. */
export const readStorage = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter(Boolean))
