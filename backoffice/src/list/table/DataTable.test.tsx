import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Table } from '@fortnight/shared-ui/data/Table'
import { DataTable } from './DataTable.tsx'
import { createColumns } from './tableFeatures.ts'

type City = { id: string; name: string; population: number }
const cities: City[] = [
  { id: 'b', name: 'Berlin', population: 3_700_000 },
  { id: 'l', name: 'Lisbon', population: 550_000 },
]
const column = createColumns<City>()
const columns = column.columns([
  column.accessor('name', { header: 'City' }),
  column.accessor('population', {
    header: 'Population',
    meta: { align: 'end' },
    cell: ({ getValue }) => getValue().toLocaleString('en-US'),
  }),
])

describe('DataTable', () => {
  const citiesTable = (props = {}) => (
    <DataTable caption="Cities" columns={columns} rows={cities} styledTable={Table} empty="None." {...props} />
  )

  it('has column headers and row headers', async () => {
    const { container } = render(citiesTable())
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['City', 'Population'])
    const row = screen.getByRole('row', { name: /Lisbon/ })
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Lisbon')
    expect(within(row).getByRole('cell')).toHaveTextContent('550,000')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows the empty state without rows, and is busy while other rows are loaded', () => {
    const { rerender } = render(citiesTable({ rows: [] }))
    expect(screen.getByText('None.')).toBeVisible()
    rerender(citiesTable({ isStale: true }))
    expect(screen.getByRole('region', { name: 'Cities' })).toHaveAttribute('aria-busy', 'true')
  })

  it('selects rows one by one, and all rows of the page', async () => {
    const onSelectionChange = jest.fn()
    const rowLabel = ({ name }: City) => name
    const { rerender } = render(citiesTable({ onSelectionChange, rowLabel }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Lisbon' }))
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['l']))
    rerender(citiesTable({ onSelectionChange, rowLabel, selection: new Set(['l']) }))
    expect(screen.getByRole('checkbox', { name: 'Select Lisbon' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['b', 'l']))
  })
})
