import { render, screen } from '@testing-library/react'
import { Pagination } from './Pagination.tsx'

describe('Pagination', () => {
  const pageNumbers = () => screen.getAllByRole('button', { name: /^Page/ }).map(({ textContent }) => textContent)

  it('shows the first page, the last page and the neighbors of the current one', () => {
    render(<Pagination page={7} total={1205} onPageChange={() => {}} />)
    expect(pageNumbers()).toEqual(['Page 1', 'Page 6', 'Page 7', 'Page 8', 'Page 49'])
    expect(screen.getByRole('button', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page')
  })

  it('disables Next on the last page, and is hidden for a single page', () => {
    const { rerender } = render(<Pagination page={2} total={50} onPageChange={() => {}} />)
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'false')
    rerender(<Pagination page={1} total={25} onPageChange={() => {}} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
