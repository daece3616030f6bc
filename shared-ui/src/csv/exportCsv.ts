import { downloadFile } from '../browser/downloadFile.ts'

/** A column of a CSV file: its header, and its value in a row. */
export type CsvColumn<Row> = { label: string; value: (row: Row) => string | number | boolean | null }

// A spreadsheet set to another separator also splits cells at these characters, whatever the quotes around them say. It
// ignores leading spaces and invisible characters, and some accept signs of another width. The sign is optional, so that a
// long run of spaces is read once and not again from each of its characters.
const cellStart = /(^|[;|\t\r\n])([\s\p{C}"]*)([=+\-@＝＋－＠﹦﹢﹣﹫]?)/gu
const negativeNumber = /^-\d+(\.\d+)?$/

const escapeFormulas = (text: string) =>
  negativeNumber.test(text)
    ? text
    : text.replace(cellStart, (start, separator: string, spaces: string, sign: string) =>
        sign ? `${separator}${spaces}'${sign}` : start,
      )

/**
 * Downloads a list as a CSV file, page by page, so that the rows of a long one are not in memory all at once. Text that
 * a spreadsheet would evaluate as a formula is escaped. Returns the number of rows.
 */
export async function exportCsv<Row>(
  fileName: string,
  columns: CsvColumn<Row>[],
  pages: AsyncIterable<Row[]> | Iterable<Row[]>,
) {
  const { default: papa } = await import('papaparse')
  const toCsvLines = (rows: unknown[][]) => `${papa.unparse(rows)}\r\n`
  const toCell = (value: ReturnType<CsvColumn<Row>['value']>) =>
    typeof value === 'string' ? escapeFormulas(value) : value
  // Excel reads UTF-8 only after a byte order mark.
  const parts: BlobPart[] = ['\ufeff', toCsvLines([columns.map(({ label }) => label)])]
  let count = 0
  for await (const rows of pages) {
    if (rows.length === 0) continue
    parts.push(new Blob([toCsvLines(rows.map((row) => columns.map(({ value }) => toCell(value(row)))))]))
    count += rows.length
  }
  downloadFile(fileName, new Blob(parts, { type: 'text/csv;charset=utf-8' }))
  return count
}
