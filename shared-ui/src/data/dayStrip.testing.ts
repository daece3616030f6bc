import { screen } from '@testing-library/react'

/** The cells that draw the days; they are hidden from screen readers, so no role finds them. */
export const dayCells = () => [...document.querySelectorAll<HTMLElement>('[aria-hidden] > span')]

/** The items of the named list that says the same in words. */
export const spanItems = (name: string) =>
  [...screen.getByRole('list', { name }).children].filter((item) => item instanceof HTMLElement)
