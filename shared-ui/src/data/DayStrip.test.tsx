import { render, screen, within } from '@testing-library/react'
import { DayStrip } from './DayStrip.tsx'

const spans = [
  { from: 1, to: 2, label: 'Discovery' },
  { from: 3, to: 13, label: 'Build' },
  { from: 14, to: 14, label: 'Launch' },
]

const wordsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

describe('DayStrip', () => {
  it('says every span in words, in a list that is named', () => {
    render(<DayStrip label="Your fourteen days" spans={spans} />)
    expect(wordsOf('Your fourteen days')).toEqual(['Days 1-2 Discovery', 'Days 3-13 Build', 'Day 14 Launch'])
  })

  it('says which day is today', () => {
    render(<DayStrip label="Your days" spans={spans} current={5} />)
    expect(wordsOf('Your days')[1]).toBe('Days 3-13 Build Today is day 5')
  })

  it.each([7, 14, 21])('draws %s numbered cells', (days) => {
    const { container } = render(<DayStrip label="Days" days={days} spans={[{ from: 1, to: 7, label: 'Delivery' }]} />)
    const cells = container.querySelectorAll('[aria-hidden] > span')
    expect([...cells].map((cell) => cell.textContent)).toEqual(Array.from({ length: days }, (_, day) => `${day + 1}`))
    expect(container.querySelectorAll('[aria-hidden] > [data-fill]')).toHaveLength(7)
  })

  it('marks the past and today by shape, not by colour alone', () => {
    const { container } = render(<DayStrip label="Days" spans={spans} current={3} />)
    const times = [...container.querySelectorAll('[data-time]')].map((cell) => [
      cell.textContent,
      cell.getAttribute('data-time'),
    ])
    expect(times).toEqual([
      ['1', 'past'],
      ['2', 'past'],
      ['3', 'now'],
    ])
  })

  it('never fills two neighbouring spans alike', () => {
    const { container } = render(<DayStrip label="Days" spans={spans} />)
    expect([...container.querySelectorAll('li')].map((item) => item.dataset.fill)).toEqual(['soft', 'solid', 'soft'])
  })
})
