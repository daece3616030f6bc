import { render } from '@testing-library/react'
import { DayStrip } from './DayStrip.tsx'
import { dayCells, spanItems } from './dayStrip.testing.ts'

const spans = [
  { from: 1, to: 2, label: 'Discovery' },
  { from: 3, to: 13, label: 'Build' },
  { from: 14, to: 14, label: 'Launch' },
]

const itemTexts = (name: string) => spanItems(name).map((item) => item.textContent)

describe('DayStrip', () => {
  it('lists every span in words, in a named list', () => {
    render(<DayStrip label="Your fourteen days" spans={spans} />)
    expect(itemTexts('Your fourteen days')).toEqual(['Days 1-2 Discovery', 'Days 3-13 Build', 'Day 14 Launch'])
  })

  it('says which day is today', () => {
    render(<DayStrip label="Your days" spans={spans} currentDay={5} />)
    expect(itemTexts('Your days')[1]).toBe('Days 3-13 Build Today is day 5')
  })

  it.each([7, 14, 21])('draws %s numbered cells', (days) => {
    render(<DayStrip label="Days" days={days} spans={[{ from: 1, to: 7, label: 'Delivery' }]} />)
    expect(dayCells().map((cell) => cell.textContent)).toEqual(Array.from({ length: days }, (_, day) => `${day + 1}`))
    expect(dayCells().filter((cell) => cell.dataset.fill)).toHaveLength(7)
  })

  it('marks past days and today by shape, not by color alone', () => {
    render(<DayStrip label="Days" spans={spans} currentDay={3} />)
    const marked = dayCells().filter((cell) => cell.dataset.time)
    expect(marked.map((cell) => [cell.textContent, cell.dataset.time])).toEqual([
      ['1', 'past'],
      ['2', 'past'],
      ['3', 'now'],
    ])
  })

  it('fills neighboring spans differently', () => {
    render(<DayStrip label="Days" spans={spans} />)
    expect(spanItems('Days').map((item) => item.dataset.fill)).toEqual(['soft', 'solid', 'soft'])
  })
})
