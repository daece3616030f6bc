import { render } from '@testing-library/react'
import { DayStrip, type DayProgress } from './DayStrip.tsx'
import { dayCells, spanItems } from './dayStrip.testing.ts'

const spans = [
  { from: 1, to: 2, label: 'Discovery' },
  { from: 3, to: 13, label: 'Build' },
  { from: 14, to: 14, label: 'Launch', isDelivery: true },
]
const dates = ['2025-08-28', '2025-08-29', '2025-09-01', '2025-09-02', '2025-09-03', '2025-09-04', '2025-09-05']

const itemTexts = (name: string) => spanItems(name).map((item) => item.textContent)
const tints = [...Array<string>(2).fill('tint-1'), ...Array<string>(11).fill('tint-2')]
const fills = () => dayCells().map((cell) => cell.dataset.fill ?? 'none')
const renderProgress = (progress: DayProgress) => render(<DayStrip label="Days" spans={spans} progress={progress} />)

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

  it('fills nothing before the first day, and outlines the delivery', () => {
    renderProgress({ daysDone: 0 })
    expect(fills()).toEqual([...Array<string>(13).fill('none'), 'outline'])
  })

  it('tints the days that are over, gives today the accent color and leaves the days ahead unfilled', () => {
    renderProgress({ daysDone: 2, today: 3 })
    expect(fills().slice(0, 5)).toEqual(['tint-1', 'tint-1', 'solid', 'none', 'none'])
    expect(itemTexts('Days')[1]).toBe('Days 3-13 Build Today is day 3')
  })

  it('marks past days and today by shape, not by color alone', () => {
    renderProgress({ daysDone: 2, today: 3 })
    const marked = dayCells().filter((cell) => cell.dataset.time !== 'ahead')
    expect(marked.map((cell) => [cell.textContent, cell.dataset.time])).toEqual([
      ['1', 'past'],
      ['2', 'past'],
      ['3', 'now'],
    ])
  })

  it('has no today on a weekend and after the last day, and tints a delivery that is over', () => {
    const { unmount } = renderProgress({ daysDone: 5 })
    expect(fills().filter((fill) => fill === 'solid')).toEqual([])
    unmount()
    renderProgress({ daysDone: 14 })
    expect(fills()).toEqual([...tints, 'tint-3'])
    expect(itemTexts('Days').join()).not.toContain('Today')
  })

  it('shows the dates below the days and says them in the list', () => {
    render(<DayStrip label="Days" days={7} spans={[{ from: 1, to: 3, label: 'Work' }]} dates={dates} />)
    expect(dayCells().map((cell) => cell.textContent)).toEqual([
      '1Thu Aug 28',
      '2Fri 29',
      '3Mon Sep 1',
      '4Tue 2',
      '5Wed 3',
      '6Thu 4',
      '7Fri 5',
    ])
    expect(itemTexts('Days')[0]!.replaceAll(/\s/g, ' ')).toBe('Days 1-3 Work, Aug 28 – Sep 1')
  })
})
