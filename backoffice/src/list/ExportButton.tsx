import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { downloadCsv } from './downloadCsv.ts'
import type { CsvColumn } from './exportCsv.ts'

type Props<Row> = {
  /** Begins the name of the file. */
  fileName: string
  columns: CsvColumn<Row>[]
  /** Everything that the list's search and filters leave. */
  pages: () => AsyncIterable<Row[]>
}

/** Downloads the whole list, not only the page that is shown. */
export function ExportButton<Row>({ fileName: name, columns, pages }: Props<Row>) {
  const [isRunning, setIsRunning] = useState(false)

  const run = async () => {
    setIsRunning(true)
    await downloadCsv(name, columns, pages())
    setIsRunning(false)
  }

  return (
    <Button variant="secondary" size="small" disabled={isRunning} onClick={run}>
      <Download aria-hidden /> {isRunning ? 'Exporting…' : 'Export CSV'}
    </Button>
  )
}
