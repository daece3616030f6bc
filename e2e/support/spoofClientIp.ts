import type { Page } from 'playwright/test'

/**
 * Makes a page's questions to the database come from an address, as a proxy in front would. On every request, the header
 * would keep the files of other origins from loading.
 */
export const askFrom = (page: Page, address: string) =>
  page.route(/\/(rest|auth)\/v1\//, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'X-Forwarded-For': address } }),
  )
