import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { ListToolbar } from './ListToolbar.tsx'
import { Pagination } from './Pagination.tsx'
import { useListState } from './useListState.ts'

const sizes = [
  { value: '', label: 'All' },
  { value: 'big', label: 'Big' },
]
const countries = [
  { value: '', label: 'Anywhere' },
  { value: 'de', label: 'Germany' },
]
const sorts = [
  { value: 'name', label: 'Name' },
  { value: 'population', label: 'Population' },
]

function Cities() {
  const [list, setList] = useListState({ filters: ['size', 'country'], sorts })
  return (
    <>
      <ListToolbar
        list={list}
        setList={setList}
        filters={[
          { name: 'size', label: 'Size', options: sizes },
          { name: 'country', label: 'Country', options: countries },
        ]}
        sorts={sorts}
        count={1205}
        noun="place"
      />
      <output>{JSON.stringify(list)}</output>
      <Pagination page={list.page} total={1205} onPageChange={(page) => setList({ page })} />
    </>
  )
}

function renderAt(path: string) {
  window.history.replaceState(null, '', path)
  return render(<Cities />, { wrapper: BrowserRouter })
}
const urlParameters = () => window.location.search
const shownState = () => JSON.parse(screen.getByText(/^\{/).textContent) as Record<string, unknown>

describe('list state in the URL', () => {
  it('is read from the URL, and invalid values become the defaults', () => {
    renderAt('/?q=x&size=big&country=fr&page=-3&sort=color&other=1')
    expect(shownState()).toEqual({ q: 'x', page: 1, sort: 'name', filters: { size: 'big', country: 'fr' } })
    expect(screen.getByRole('button', { name: 'Big' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('is written to the URL; a new choice goes to page 1, and other parameters stay', async () => {
    renderAt('/?other=1&page=3')
    await userEvent.click(screen.getByRole('button', { name: 'Page 4' }))
    expect(urlParameters()).toBe('?other=1&page=4')
    await userEvent.click(screen.getByRole('button', { name: 'Big' }))
    expect(urlParameters()).toBe('?other=1&size=big')
    expect(screen.getByRole('button', { name: 'Big' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'population')
    await userEvent.click(screen.getByRole('button', { name: 'Germany' }))
    expect(urlParameters()).toBe('?other=1&size=big&sort=population&country=de')
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    expect(urlParameters()).toBe('?other=1&sort=population')
  })

  it('searches when typing pauses, or immediately on Enter', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    renderAt('/')
    const field = screen.getByRole('searchbox', { name: 'Search places' })
    await user.type(field, 'ber')
    expect(urlParameters()).toBe('')
    act(() => {
      jest.advanceTimersByTime(300)
    })
    expect(urlParameters()).toBe('?q=ber')
    await user.type(field, 'lin{Enter}')
    expect(urlParameters()).toBe('?q=berlin')
    jest.useRealTimers()
  })

  it('follows the browser history, including the search field', async () => {
    renderAt('/?q=first')
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    expect(screen.getByRole('searchbox')).toHaveValue('')
    act(() => {
      window.history.pushState(null, '', '/?q=second')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(screen.getByRole('searchbox')).toHaveValue('second')
  })

  it('shows the number of rows', () => {
    renderAt('/')
    expect(screen.getByText('1,205 places')).toHaveAttribute('role', 'status')
  })
})
