import { toast } from '../feedback/Toast.tsx'
import { type CsvColumn, exportCsv } from './exportCsv.ts'

/** Downloads rows as a CSV file with today's date in its name. A toast shows the number of rows or the failure. */
export async function downloadCsv<Row>(
  fileName: string,
  columns: CsvColumn<Row>[],
  pages: AsyncIterable<Row[]> | Iterable<Row[]>,
) {
  try {
    const count = await exportCsv(`${fileName}-${new Date().toISOString().slice(0, 10)}.csv`, columns, pages)
    void toast.success(`${count.toLocaleString('en-US')} exported`)
  } catch {
    void toast.error('The export failed. Try again.')
  }
}
