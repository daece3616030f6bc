import { render, screen } from '@testing-library/react'
import { ValueBar } from './ValueBar.tsx'

const barOf = (text: string) => screen.getByText(text).nextElementSibling as HTMLElement

describe('ValueBar', () => {
  it('has a bar of the share of the largest value, which screen readers skip [FORT-226]', () => {
    render(
      <>
        <ValueBar value={5} max={20}>
          5 days
        </ValueBar>
        <ValueBar value={30} max={20}>
          30 days
        </ValueBar>
      </>,
    )
    expect(barOf('5 days')).toHaveStyle({ width: '25%' })
    expect(barOf('5 days')).toHaveAttribute('aria-hidden', 'true')
    expect(barOf('30 days')).toHaveStyle({ width: '100%' })
  })

  it.each([
    [0, 10],
    [null, 10],
    [0, 0],
  ])('has none for %s of %s [FORT-226]', (value, max) => {
    render(
      <ValueBar value={value} max={max}>
        none
      </ValueBar>,
    )
    expect(barOf('none')).toHaveAttribute('data-empty')
  })
})
