import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { CsvColumn } from '@fortnight/shared-ui/csv/exportCsv'
import { ExportButton } from '../list/export/ExportButton.tsx'
import { StyledTable, TableContainer } from '../list/table/tableStyles.ts'
import { NotPrinted } from './NotPrinted.ts'
import { ReportRows } from './ReportRows.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  break-inside: avoid;

  /* The button is beside the title, and the hint has the whole width of a phone. */
  > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-1) var(--space-2);
  }

  header > p {
    grid-area: 2 / 1 / auto / -1;
  }

  h2 {
    font-size: var(--text-22);
  }

  header p {
    max-width: var(--measure);
    color: var(--ink-soft);
    font-size: var(--text-14);
    text-wrap: pretty;
  }
`

/** A column of the table and of its CSV file; `cell` is what the screen shows in place of the value, such as a bar. */
export type ReportColumn<Row> = CsvColumn<Row> & {
  /** The label on the screen, where the page says what the file alone could not. */
  heading?: string
  cell?: (row: Row) => ReactNode
  isNumber?: boolean
  isBar?: boolean
}

type Props<Row> = {
  title: string
  /** What is counted. */
  hint: string
  /** Name of the CSV file, without date and extension. */
  fileName: string
  /** The first one names the row. */
  columns: ReportColumn<Row>[]
  rows: Row[]
  /** Shown in place of a table without rows. */
  empty?: ReactNode
  /** The rows are records, of which each is a card on narrow screens, as in other lists. */
  isList?: boolean
}

/** A table of the report with what it counts and its CSV file. [FORT-226, FORT-227] */
export function ReportTable<Row>({ title, hint, fileName, columns, rows, empty, isList }: Props<Row>) {
  const content = (
    <>
      <thead>
        <tr>
          {columns.map(({ label, heading = label, isNumber, isBar }) => (
            <th key={label} scope="col" data-align={isNumber ? 'end' : undefined} data-bar={isBar}>
              <span>{heading}</span>
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
                <td
                  key={column.label}
                  data-column={column.heading ?? column.label}
                  data-align={column.isNumber ? 'end' : undefined}
                  data-bar={column.isBar}
                >
                  {contentOf(column, row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </>
  )
  return (
    <Root>
      <header>
        <h2>{title}</h2>
        <p>{hint}</p>
        {rows.length > 0 && (
          <NotPrinted>
            <ExportButton fileName={fileName} columns={columns} pages={() => [rows]} of={title} />
          </NotPrinted>
        )}
      </header>
      {rows.length === 0 ? (
        empty
      ) : (
        <TableContainer>
          {isList ? (
            <StyledTable caption={title} tabIndex={undefined}>
              {content}
            </StyledTable>
          ) : (
            <ReportRows caption={title}>{content}</ReportRows>
          )}
        </TableContainer>
      )}
    </Root>
  )
}

function contentOf<Row>({ cell, value }: ReportColumn<Row>, row: Row): ReactNode {
  if (cell) return cell(row)
  const shown = value(row)
  return typeof shown === 'number' ? shown.toLocaleString('en-US') : shown
}
