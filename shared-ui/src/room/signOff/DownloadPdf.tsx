import { Download } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { downloadFile } from '../../browser/downloadFile.ts'
import { Button } from '../../controls/Button.tsx'
import { toast } from '../../feedback/Toast.tsx'

/** Props of `DownloadPdf`: `load` fetches the file, `messageFor` says why that failed. */
export type DownloadPdfProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> & {
  fileName: string
  load: () => Promise<Blob>
  messageFor: (error: unknown) => string
}

/** Downloads the certificate as a PDF file, which takes the server a moment. [FORT-155] */
export function DownloadPdf({ fileName, load, messageFor, ...rest }: DownloadPdfProps) {
  const [isLoading, setIsLoading] = useState(false)
  const download = async () => {
    if (isLoading) return
    setIsLoading(true)
    try {
      downloadFile(fileName, await load())
    } catch (error) {
      void toast.error(messageFor(error))
    } finally {
      setIsLoading(false)
    }
  }
  return (
    <Button variant="secondary" aria-disabled={isLoading} {...rest} onClick={() => void download()}>
      <Download aria-hidden /> {isLoading ? 'Preparing…' : 'Download certificate (PDF)'}
    </Button>
  )
}
