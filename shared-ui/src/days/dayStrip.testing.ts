import { screen } from '@testing-library/react'

/** The cells that draw the days; they are hidden from screen readers, so no role finds them. */
export const dayCells = () => [...document.querySelectorAll<HTMLElement>('[aria-hidden] > span')]

/** The items of the named list that says the same in words. */
export const spanItems = (name: string) =>
  [...screen.getByRole('list', { name }).children].filter((item) => item instanceof HTMLElement)

/** The spans of a plan of fourteen days. */
export const sampleSpans = [
  { from: 1, to: 2, label: 'Discovery' },
  { from: 3, to: 13, label: 'Build' },
  { from: 14, to: 14, label: 'Launch', isDelivery: true },
]

/** How the days before its delivery are filled once they are over. */
export const sampleTints = [...Array<string>(2).fill('tint-1'), ...Array<string>(11).fill('tint-2')]

/** The fill of each day, or "none". */
export const shownFills = () => dayCells().map((cell) => cell.dataset.fill ?? 'none')

/** The text of each span in a named list. */
export const spanTexts = (name: string) => spanItems(name).map((item) => item.textContent)
