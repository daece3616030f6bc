import { Download } from 'lucide-react'
import { ActionBar } from '@fortnight/shared-ui/controls/ActionBar'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { useMutation } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { type DataExport, exportDataWithFiles } from '@fortnight/supabase/files/exportData'
import { FormError, FormSuccess } from '../../layout/formParts.ts'
import { AccountCard } from './AccountCard.tsx'

/** Downloads everything that is stored about the client: a zip with the files of all projects, or JSON on a server without files. */
export function DownloadData() {
  const { mutate, isPending, isSuccess, error } = useMutation(exportDataWithFiles())
  const download = () => mutate(undefined, { onSuccess: startDownload })

  return (
    <AccountCard
      isAction
      title="Your data"
      description="Your profile, newsletter subscription, and all projects (even deleted ones), with their messages, files, and history, in one file."
    >
      {error && <FormError>{errorMessageFor(error, 'Your data could not be exported.')}</FormError>}
      <FormSuccess>{isSuccess && 'Your download has started.'}</FormSuccess>
      <ActionBar>
        <Button variant="secondary" disabled={isPending} onClick={download}>
          <Download aria-hidden /> {isPending ? 'Preparing...' : 'Download my data'}
        </Button>
      </ActionBar>
    </AccountCard>
  )
}

const revokeDelayMs = 60_000

function startDownload(result: DataExport) {
  const fileName = `fortnight-data-${new Date().toISOString().slice(0, 10)}`
  if ('link' in result) {
    clickLink(result.link, `${fileName}.zip`)
    return
  }
  const url = URL.createObjectURL(new Blob([JSON.stringify(result.data, null, 2)], { type: 'application/json' }))
  clickLink(url, `${fileName}.json`)
  // The browser reads the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs)
}

function clickLink(url: string, fileName: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
}
