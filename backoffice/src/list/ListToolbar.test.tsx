import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { DataTable } from './DataTable.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { Pagination } from './Pagination.tsx'
import { createColumns } from './tableFeatures.ts'
import { useListState } from './useListState.ts'

type City = { id: string; name: string; people: number }
const cities: City[] = [
  { id: 'b', name: 'Berlin', people: 3_700_000 },
  { id: 'l', name: 'Lisbon', people: 550_000 },
]
const column = createColumns<City>()
const columns = column.columns([
  column.accessor('name', { header: 'City' }),
  column.accessor('people', {
    header: 'People',
    meta: { align: 'end' },
    cell: ({ getValue }) => getValue().toLocaleString('en-US'),
  }),
])
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
  { value: 'people', label: 'People' },
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
          { name: 'country', label: 'Country', options: countries, isSelect: true },
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

function openAt(path: string) {
  window.history.replaceState(null, '', path)
  return render(<Cities />, { wrapper: BrowserRouter })
}
const address = () => window.location.search
const shown = () => JSON.parse(screen.getByText(/^\{/).textContent) as Record<string, unknown>

describe('the state of a list', () => {
  it('is read from the address, where what makes no sense counts as the usual', () => {
    openAt('/?q=x&size=big&country=fr&page=-3&sort=colour&other=1')
    expect(shown()).toEqual({ q: 'x', page: 1, sort: 'name', filters: { size: 'big', country: 'fr' } })
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('fr')
  })

  it('goes to the address; a new choice begins at page 1 and other parameters stay', async () => {
    openAt('/?other=1&page=3')
    await userEvent.click(screen.getByRole('button', { name: 'Page 4' }))
    expect(address()).toBe('?other=1&page=4')
    await userEvent.click(screen.getByRole('button', { name: 'Big' }))
    expect(address()).toBe('?other=1&size=big')
    expect(screen.getByRole('button', { name: 'Big' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'people')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'de')
    expect(address()).toBe('?other=1&size=big&sort=people&country=de')
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    expect(address()).toBe('?other=1&sort=people')
  })

  it('searches after a pause in typing, or at once on Enter', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    openAt('/')
    const field = screen.getByRole('searchbox', { name: 'Search places' })
    await user.type(field, 'ber')
    expect(address()).toBe('')
    act(() => void jest.advanceTimersByTime(300))
    expect(address()).toBe('?q=ber')
    await user.type(field, 'lin{Enter}')
    expect(address()).toBe('?q=berlin')
    jest.useRealTimers()
  })

  it('follows the way back, also into the search field', async () => {
    openAt('/?q=first')
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    expect(screen.getByRole('searchbox')).toHaveValue('')
    act(() => {
      window.history.pushState(null, '', '/?q=second')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(screen.getByRole('searchbox')).toHaveValue('second')
  })

  it('counts what there is', () => {
    openAt('/')
    expect(screen.getByText('1,205 places')).toHaveAttribute('role', 'status')
  })
})

describe('a table', () => {
  const table = (props = {}) => <DataTable caption="Cities" columns={columns} rows={cities} empty="None." {...props} />

  it('names its columns and its rows', async () => {
    const { container } = render(table())
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['City', 'People'])
    const row = screen.getByRole('row', { name: /Lisbon/ })
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Lisbon')
    expect(within(row).getByRole('cell')).toHaveTextContent('550,000')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('says what is there in place of no rows, and that newer rows are on their way', () => {
    const { rerender } = render(table({ rows: [] }))
    expect(screen.getByText('None.')).toBeVisible()
    rerender(table({ isStale: true }))
    expect(screen.getByRole('region', { name: 'Cities' })).toHaveAttribute('aria-busy', 'true')
  })

  it('lets rows be selected, one by one and all of a page', async () => {
    const onSelectionChange = jest.fn()
    const rowLabel = ({ name }: City) => name
    const { rerender } = render(table({ onSelectionChange, rowLabel }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Lisbon' }))
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['l']))
    rerender(table({ onSelectionChange, rowLabel, selection: new Set(['l']) }))
    expect(screen.getByRole('checkbox', { name: 'Select Lisbon' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['b', 'l']))
  })
})

describe('the way through the pages', () => {
  const numbers = () => screen.getAllByRole('button', { name: /^Page/ }).map(({ textContent }) => textContent)

  it('shows the first, the last and the neighbours of this one', () => {
    render(<Pagination page={7} total={1205} onPageChange={() => {}} />)
    expect(numbers()).toEqual(['Page 1', 'Page 6', 'Page 7', 'Page 8', 'Page 49'])
    expect(screen.getByRole('button', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page')
  })

  it('ends where the list ends, and is not there for one page', () => {
    const { rerender } = render(<Pagination page={2} total={50} onPageChange={() => {}} />)
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Previous' })).toBeEnabled()
    rerender(<Pagination page={1} total={25} onPageChange={() => {}} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
