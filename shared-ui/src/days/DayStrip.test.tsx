import { render } from '@testing-library/react'
import { DayStrip } from './DayStrip.tsx'
import {
  dayCells,
  sampleSpans as spans,
  sampleTints as tints,
  shownFills as fills,
  spanTexts as itemTexts,
} from './dayStrip.testing.ts'

describe('DayStrip', () => {
  it('lists every span in words, in a named list', () => {
    render(<DayStrip label="Your fourteen days" spans={spans} />)
    expect(itemTexts('Your fourteen days')).toEqual(['Days 1-2 Discovery', 'Days 3-13 Build', 'Day 14 Launch'])
  })

  it.each([7, 14, 21])('draws %s numbered cells', (days) => {
    render(<DayStrip label="Days" days={days} spans={[{ from: 1, to: 7, label: 'Delivery' }]} />)
    expect(dayCells().map((cell) => cell.textContent)).toEqual(Array.from({ length: days }, (_, day) => `${day + 1}`))
    expect(fills().filter((fill) => fill !== 'none')).toHaveLength(7)
  })

  it('tints the phases of a plan, and gives the accent color to the delivery alone', () => {
    render(<DayStrip label="Days" spans={spans} />)
    expect(fills()).toEqual([...tints, 'solid'])
  })
})
