import type { Page } from 'playwright/test'

/** An action on a page. */
export type Step = (page: Page) => Promise<unknown>

/** A state of a page and how to reach it. */
export type Screen = {
  name: string
  path: string
  /** Text that is visible once the state is reached. */
  visibleText: string | RegExp
  setUp?: Step
  open?: Step
}

/** A well-formed id that no row has. */
export const unknownId = '00000000-0000-4000-8000-000000000000'
/** A search without results. */
export const noMatchQuery = '?q=nothing-has-this-in-it'

/** Clicks the first button of each name, one after the other. */
export const clickButtons =
  (...names: (string | RegExp)[]): Step =>
  async (page) => {
    for (const name of names) await page.getByRole('button', { name }).first().click()
  }

/** Aborts all requests to matching paths. */
export const failRequests =
  (path: RegExp): Step =>
  (page) =>
    page.route(path, (route) => route.abort())

/** Leaves all requests to matching paths without a response. */
export const stallRequests =
  (path: RegExp): Step =>
  (page) =>
    page.route(path, () => undefined)

/** Opens the first row of a list for editing, then runs further steps. */
export const openFirstForEditing =
  (...then: Step[]): Step =>
  async (page) => {
    await page.getByRole('link', { name: /^Edit/ }).first().click()
    for (const step of then) await step(page)
  }
