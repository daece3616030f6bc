/** A column of a CSV file: its heading, and its value in a row. */
export type CsvColumn<Row> = { label: string; value: (row: Row) => string | number | boolean | null }

// By the first character alone, because a formula may go on after a line break; in full width it counts as well.
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * Downloads a list as a CSV file, page by page, so that a long one never is in memory as rows. A text that a
 * spreadsheet would run as a formula is escaped. Tells how many rows there were.
 */
export async function exportCsv<Row>(
  fileName: string,
  columns: CsvColumn<Row>[],
  pages: AsyncIterable<Row[]> | Iterable<Row[]>,
) {
  const { default: papa } = await import('papaparse')
  const lines = (rows: unknown[][]) => `${papa.unparse(rows, { escapeFormulae: formula })}\r\n`
  // Excel reads UTF-8 only behind this mark.
  const parts: BlobPart[] = ['\ufeff', lines([columns.map(({ label }) => label)])]
  let count = 0
  for await (const rows of pages) {
    if (rows.length === 0) continue
    parts.push(new Blob([lines(rows.map((row) => columns.map(({ value }) => value(row))))]))
    count += rows.length
  }
  download(fileName, new Blob(parts, { type: 'text/csv;charset=utf-8' }))
  return count
}

function download(fileName: string, file: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName
  link.click()
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
