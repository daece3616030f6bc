import type { Page } from 'playwright/test'

/**
 * Makes a page's API requests appear to come from an IP address, as a trusted proxy would. Only API requests get the
 * header: on scripts of other origins it would fail CORS.
 */
export const spoofClientIp = (page: Page, address: string) =>
  page.route(/\/(rest|auth)\/v1\//, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'X-Forwarded-For': address } }),
  )
