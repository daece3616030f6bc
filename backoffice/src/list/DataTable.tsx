import { memo, useEffect, useRef, type ReactNode } from 'react'
import { type Cell, type ColumnDef, FlexRender, type RowSelectionState, useTable } from '@tanstack/react-table'
import { TableContainer, StyledTable } from './tableStyles.ts'
import { features } from './tableFeatures.ts'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- every column has its own type of value
type Column<Row extends { id: string }> = ColumnDef<typeof features, Row, any>

type Props<Row extends { id: string }> = {
  caption: string
  /** From `columnsOf()`. The first one names the row. */
  columns: Column<Row>[]
  rows: Row[]
  /** Newer rows are on their way. */
  isStale?: boolean
  /** The ids of what is selected; without `onSelectionChange` rows cannot be selected. */
  selection?: ReadonlySet<string>
  onSelectionChange?: (ids: Set<string>) => void
  /** How a screen reader calls a row where it is selected. */
  rowLabel?: (row: Row) => string
  /** What is shown in place of a table without rows. */
  empty: ReactNode
}

// A cell changes with its row only, not while newer rows are on their way: those are asked for sooner.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
const Content = memo(({ cell }: { cell: Cell<typeof features, any, any> }) => <FlexRender cell={cell} />)

const noneSelected: ReadonlySet<string> = new Set()

/** The rows that the database has sent, in its order. */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const {
    caption,
    columns,
    rows,
    isStale = false,
    selection = noneSelected,
    onSelectionChange,
    rowLabel,
    empty,
  } = props
  const frame = useRef<HTMLDivElement>(null)
  const rowSelection: RowSelectionState = Object.fromEntries([...selection].map((id) => [id, true]))
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ id }) => id,
    state: { rowSelection },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(rowSelection) : change
      onSelectionChange?.(new Set(Object.keys(next).filter((id) => next[id])))
    },
  })

  // The next page is read from its top.
  const first = rows[0]?.id
  const shownFirst = useRef(first)
  useEffect(() => {
    if (shownFirst.current === first) return
    shownFirst.current = first
    if (frame.current && frame.current.getBoundingClientRect().top < 0) frame.current.scrollIntoView()
  }, [first])

  if (rows.length === 0) return empty

  return (
    <TableContainer ref={frame}>
      <StyledTable caption={caption} tabIndex={undefined} aria-busy={isStale}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {onSelectionChange && (
                <th scope="col">
                  <label>
                    <input
                      type="checkbox"
                      aria-label="Select all on this page"
                      checked={table.getIsAllRowsSelected()}
                      ref={(box) => {
                        if (box) box.indeterminate = table.getIsSomeRowsSelected()
                      }}
                      onChange={table.getToggleAllRowsSelectedHandler()}
                    />
                  </label>
                </th>
              )}
              {group.headers.map((header) => (
                <th key={header.id} scope="col" data-align={header.column.columnDef.meta?.align}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} data-selected={row.getIsSelected() || undefined}>
              {onSelectionChange && (
                <td>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={`Select ${rowLabel?.(row.original) ?? row.id}`}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </label>
                </td>
              )}
              {row.getAllCells().map((cell, place) => {
                const { header, meta } = cell.column.columnDef
                const look = { 'data-align': meta?.align, 'data-nowrap': meta?.isNowrap || undefined }
                const content = <Content cell={cell} />
                return place === 0 ? (
                  <th key={cell.id} scope="row" {...look}>
                    {content}
                  </th>
                ) : (
                  <td key={cell.id} data-column={typeof header === 'string' ? header : ''} {...look}>
                    {content}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </StyledTable>
    </TableContainer>
  )
}
