import type { Page } from 'playwright/test'

/** Something that a person does on a page, or that is done to it. */
export type Step = (page: Page) => Promise<unknown>

/** A state that a page can be in, and how to get there. */
export type Screen = {
  name: string
  path: string
  /** A text that is there once the screen is what its name says. */
  sign: string
  before?: Step
  act?: Step
}

/** The id of nothing. */
export const nowhere = '00000000-0000-4000-8000-000000000000'
/** A search in vain. */
export const nothing = '?q=nothing-has-this-in-it'

/** Presses the first button of each name, one after the other. */
export const press =
  (...names: (string | RegExp)[]): Step =>
  async (page) => {
    for (const name of names) await page.getByRole('button', { name }).first().click()
  }

/** Everything that is asked for at such a path fails. */
export const isDown =
  (path: RegExp): Step =>
  (page) =>
    page.route(path, (route) => route.abort())

/** Nothing that is asked for at such a path is ever answered. */
export const isSlow =
  (path: RegExp): Step =>
  (page) =>
    page.route(path, () => undefined)

/** Opens the first row of a list in its form. */
export const editFirst =
  (...then: Step[]): Step =>
  async (page) => {
    await page.getByRole('link', { name: /^Edit/ }).first().click()
    for (const step of then) await step(page)
  }
