import type { Page, Route } from 'playwright/test'

/** The alert that stands in for a part of the site whose files could not be loaded. */
export const loadErrorAlert = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part of the site is not responding' })

/** The status that is shown while a part of the site loads. */
export const loadingStatus = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading...' })

/** Responds with a script that runs but does not match its checksum. */
export async function fulfillTampered(route: Route) {
  const response = await route.fetch()
  await route.fulfill({ response, body: `${await response.text()};window.hasRunTampered = true` })
}

/** Whether a tampered script has run on the page. */
export const hasRunTamperedScript = (page: Page) => page.evaluate(() => 'hasRunTampered' in window)
