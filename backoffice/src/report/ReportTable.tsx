import type { ComponentType, ReactNode } from 'react'
import type { CsvColumn } from '@fortnight/shared-ui/csv/exportCsv'
import type { TableProps } from '@fortnight/shared-ui/data/Table'
import { ExportButton } from '../list/export/ExportButton.tsx'
import { TableContainer } from '../list/table/tableStyles.ts'
import { HowCounted } from './HowCounted.tsx'
import { NotPrinted } from './NotPrinted.ts'
import { ReportCard } from './ReportCard.ts'
import { ReportRows } from './ReportRows.ts'

/** A column of the table and of its CSV file; `cell` is what the screen shows in place of the value. */
type ValueColumn<Row> = CsvColumn<Row> & {
  /** The label on the screen, where the page says what the file alone could not. */
  heading?: ReactNode
  cell?: (row: Row) => ReactNode
  isNumber?: boolean
}
/** A column that draws the numbers of others, which is neither in the file nor for screen readers. [FORT-226] */
type BarColumn<Row> = { label: string; heading?: ReactNode; bar: (row: Row) => ReactNode }

export type ReportColumn<Row> = ValueColumn<Row> | BarColumn<Row>

type Props<Row> = {
  title: string
  /** What is counted. */
  hint: string
  /** The rules by which it is counted, folded below the hint. */
  counting?: string
  /** Name of the CSV file, without date and extension. */
  fileName: string
  /** The first one names the row. */
  columns: ReportColumn<Row>[]
  rows: Row[]
  /** Shown in place of a table without rows. */
  empty?: ReactNode
  /** How the rows are laid out. */
  styledTable?: ComponentType<TableProps>
}

/** A table of the report in a card, with what it counts and its CSV file. [FORT-227] */
export function ReportTable<Row>(props: Props<Row>) {
  const { title, hint, counting, fileName, columns, rows, empty, styledTable: Rows = ReportRows } = props
  const fileColumns = columns.filter((column): column is ValueColumn<Row> => !isBar(column))
  return (
    <ReportCard>
      <header>
        <h2>{title}</h2>
        <p>{hint}</p>
        {counting && <HowCounted>{counting}</HowCounted>}
        {rows.length > 0 && (
          <NotPrinted>
            <ExportButton fileName={fileName} columns={fileColumns} pages={() => [rows]} of={title} />
          </NotPrinted>
        )}
      </header>
      {rows.length === 0 ? (
        empty
      ) : (
        <TableContainer>
          <Rows caption={title}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.label} scope="col" {...attributesOf(column)}>
                    {column.heading ?? column.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={index}>
                  {columns.map((column, place) =>
                    place === 0 ? (
                      <th key={column.label} scope="row">
                        {contentOf(column, row)}
                      </th>
                    ) : (
                      <td key={column.label} data-column={column.label} {...attributesOf(column)}>
                        {contentOf(column, row)}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </Rows>
        </TableContainer>
      )}
    </ReportCard>
  )
}

const isBar = <Row,>(column: ReportColumn<Row>): column is BarColumn<Row> => 'bar' in column

const attributesOf = <Row,>(column: ReportColumn<Row>) =>
  isBar(column) ? { 'data-bar': true, 'aria-hidden': true } : { 'data-align': column.isNumber ? 'end' : undefined }

function contentOf<Row>(column: ReportColumn<Row>, row: Row): ReactNode {
  if (isBar(column)) return column.bar(row)
  if (column.cell) return column.cell(row)
  const shown = column.value(row)
  return typeof shown === 'number' ? shown.toLocaleString('en-US') : shown
}
