import { render, screen } from '@testing-library/react'
import { ValueBar } from './ValueBar.tsx'

function renderBar(value: number | null, max: number) {
  render(
    <ValueBar data-testid="root" value={value} max={max}>
      some days
    </ValueBar>,
  )
  return screen.getByTestId('root').innerHTML
}

describe('ValueBar', () => {
  it.each([
    [5, '25%'],
    [30, '100%'],
  ])('has a bar for %s of 20 that is %s wide, which screen readers skip [FORT-226]', (value, width) => {
    expect(renderBar(value, 20)).toMatch(new RegExp(`<span aria-hidden="true"[^>]* style="width: ${width};"></span>$`))
    expect(screen.getByText('some days')).toBeVisible()
  })

  it.each([
    [0, 10],
    [null, 10],
    [0, 0],
  ])('has none for %s of %s [FORT-226]', (value, max) => {
    expect(renderBar(value, max)).toContain('data-empty="true"')
  })
})
