import { type ComponentType, memo, useEffect, useRef, type ReactNode } from 'react'
import { type Cell, type ColumnDef, FlexRender, type RowSelectionState, useTable } from '@tanstack/react-table'
import type { TableProps } from '@fortnight/shared-ui/data/Table'
import { TableContainer } from './tableStyles.ts'
import { features } from './tableFeatures.ts'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- every column has its own type of value
type Column<Row extends { id: string }> = ColumnDef<typeof features, Row, any>

type Props<Row extends { id: string }> = {
  caption: string
  /** From `createColumns()`. The first one is the row's header. */
  columns: Column<Row>[]
  rows: Row[]
  /** Other rows are being loaded. */
  isStale?: boolean
  /** Ids of the selected rows. Without `onSelectionChange` rows cannot be selected. */
  selection?: ReadonlySet<string>
  onSelectionChange?: (ids: Set<string>) => void
  /** Names a row in the label of its checkbox. */
  rowLabel?: (row: Row) => string
  /** Shown instead of a table without rows. */
  empty: ReactNode
  /** A `Table` with `tableStyles`, which says how rows are laid out where their columns have no room. */
  styledTable: ComponentType<TableProps>
}

// Cells render only when their row changes, not when `isStale` does, so that other rows are requested sooner.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- every column has its own type of value
const CellContent = memo(({ cell }: { cell: Cell<typeof features, any, any> }) => <FlexRender cell={cell} />)

const noneSelected: ReadonlySet<string> = new Set()

/** A table of rows, in the order of the database. */
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
    styledTable: StyledTable,
  } = props
  const container = useRef<HTMLDivElement>(null)
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

  // Another page starts at its top.
  const firstId = rows[0]?.id
  const previousFirstId = useRef(firstId)
  useEffect(() => {
    if (previousFirstId.current === firstId) return
    previousFirstId.current = firstId
    if (container.current && container.current.getBoundingClientRect().top < 0) container.current.scrollIntoView()
  }, [firstId])

  if (rows.length === 0) return empty

  return (
    <TableContainer ref={container}>
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
                      ref={(checkbox) => {
                        if (checkbox) checkbox.indeterminate = table.getIsSomeRowsSelected()
                      }}
                      onChange={table.getToggleAllRowsSelectedHandler()}
                    />
                  </label>
                </th>
              )}
              {group.headers.map((header) => (
                <th
                  key={header.id}
                  scope="col"
                  data-align={header.column.columnDef.meta?.align}
                  data-merged={header.column.columnDef.meta?.isMerged || undefined}
                >
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
              {row.getAllCells().map((cell, index) => {
                const { header, meta } = cell.column.columnDef
                const attributes = {
                  'data-align': meta?.align,
                  'data-nowrap': meta?.isNowrap || undefined,
                }
                const content = <CellContent cell={cell} />
                return index === 0 ? (
                  <th key={cell.id} scope="row" {...attributes}>
                    {content}
                  </th>
                ) : (
                  <td key={cell.id} data-column={typeof header === 'string' ? header : ''} {...attributes}>
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
