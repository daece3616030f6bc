import type { Page, Route } from 'playwright/test'

/** Holds all requests to matching URLs. The returned function releases them, to the server unless `respond` is given. */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  respond: (route: Route) => Promise<void> = (route) => route.continue(),
) {
  const { promise: released, resolve } = Promise.withResolvers<undefined>()
  await page.route(url, async (route) => {
    await released
    await respond(route)
  })
  return function release() {
    resolve(undefined)
  }
}
