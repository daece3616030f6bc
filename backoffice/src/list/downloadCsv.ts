import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { type CsvColumn, exportCsv } from './exportCsv.ts'

/** Downloads rows as a CSV file with today's date in its name, and says how many there are or that it did not work. */
export async function downloadCsv<Row>(
  name: string,
  columns: CsvColumn<Row>[],
  pages: AsyncIterable<Row[]> | Iterable<Row[]>,
) {
  try {
    const count = await exportCsv(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, columns, pages)
    toast.success(`${count.toLocaleString('en-US')} exported`)
  } catch {
    toast.error('The export failed. Try again.')
  }
}
