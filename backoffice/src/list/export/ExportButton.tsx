import { Download } from 'lucide-react'
import { useState } from 'react'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { downloadCsv } from '@fortnight/shared-ui/csv/downloadCsv'
import type { CsvColumn } from '@fortnight/shared-ui/csv/exportCsv'

type Props<Row> = {
  /** Name of the file, without date and extension. */
  fileName: string
  columns: CsvColumn<Row>[]
  /** All rows that match search and filters, page by page. */
  pages: () => AsyncIterable<Row[]> | Iterable<Row[]>
  /** What is exported, on a page with several tables. */
  of?: string
}

/** Downloads all rows that match as a CSV file, not only the page that is shown. */
export function ExportButton<Row>({ fileName, columns, pages, of }: Props<Row>) {
  const [isExporting, setIsExporting] = useState(false)

  const exportRows = async () => {
    setIsExporting(true)
    await downloadCsv(fileName, columns, pages())
    setIsExporting(false)
  }

  return (
    <Button variant="secondary" size="small" aria-disabled={isExporting} onClick={() => void exportRows()}>
      <Download aria-hidden /> <span data-part="label">{isExporting ? 'Exporting…' : 'Export CSV'}</span>
      {of && <VisuallyHidden> of {of}</VisuallyHidden>}
    </Button>
  )
}
