import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FoldedFilters } from './FoldedFilters.tsx'

describe('FoldedFilters', () => {
  it('says how many filters are active, and whether they are unfolded', async () => {
    const { rerender } = render(<FoldedFilters activeCount={2}>Fields</FoldedFilters>)
    const button = screen.getByText('Filters (2)')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    rerender(<FoldedFilters activeCount={0}>Fields</FoldedFilters>)
    expect(screen.getByText('Filters')).toHaveAttribute('aria-expanded', 'true')
  })

  it('says what a single filter is set to', () => {
    render(<FoldedFilters choice="Area: All">Field</FoldedFilters>)
    expect(screen.getByText('Area: All')).toHaveAttribute('aria-expanded', 'false')
  })
})
