import { render } from '@testing-library/react'
import { type DayProgress, DayProgressStrip } from './DayProgressStrip.tsx'
import {
  dayCells,
  sampleSpans as spans,
  sampleTints as tints,
  shownFills as fills,
  spanTexts as itemTexts,
} from './dayStrip.testing.ts'

const work = [{ from: 1, to: 3, label: 'Work' }]
const dates = ['2025-08-28', '2025-08-29', '2025-09-01', '2025-09-02', '2025-09-03', '2025-09-04', '2025-09-05']

const renderProgress = (progress: DayProgress) =>
  render(<DayProgressStrip label="Days" spans={spans} progress={progress} />)

describe('DayProgressStrip', () => {
  it('fills nothing before the first day, and outlines the delivery', () => {
    renderProgress({ daysDone: 0 })
    expect(fills()).toEqual([...Array<string>(13).fill('none'), 'outline'])
  })

  it('tints the days that are over, gives today the accent color and leaves the days ahead unfilled', () => {
    renderProgress({ daysDone: 2, today: 3 })
    expect(fills().slice(0, 5)).toEqual(['tint-1', 'tint-1', 'solid', 'none', 'none'])
    expect(itemTexts('Days')[1]).toBe('Days 3-13 Build Today is day 3')
  })

  it('outlines the day before which the work is paused, and says so', () => {
    renderProgress({ daysDone: 3, pausedBefore: 4 })
    expect(fills().slice(2, 5)).toEqual(['tint-2', 'paused', 'none'])
    expect(itemTexts('Days')[1]).toBe('Days 3-13 Build Paused before day 4')
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
    render(<DayProgressStrip label="Days" days={7} spans={work} progress={{ daysDone: 0 }} dates={dates} />)
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
