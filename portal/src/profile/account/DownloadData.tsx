import { Download } from 'lucide-react'
import { ActionBar } from '@fortnight/shared-ui/controls/ActionBar'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { useMutation } from '@fortnight/shared-ui/query'
import { exportOwnData } from '@fortnight/supabase/account/mutations'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { FormError, FormSuccess } from '../../layout/formParts.ts'
import { AccountCard } from './AccountCard.tsx'

/** Downloads everything that is stored about the client as one JSON file. */
export function DownloadData() {
  const { mutate, isPending, isSuccess, error } = useMutation(exportOwnData())
  const download = () => mutate(undefined, { onSuccess: saveAsFile })

  return (
    <AccountCard
      title="Download your data"
      description="One JSON file with your profile, your projects and their history (including deleted ones), and your newsletter subscription."
    >
      {error && <FormError>{errorMessageFor(error, 'Your data could not be exported.')}</FormError>}
      <FormSuccess>{isSuccess && 'Your data has been downloaded.'}</FormSuccess>
      <ActionBar>
        <Button variant="secondary" disabled={isPending} onClick={download}>
          <Download aria-hidden /> {isPending ? 'Preparing...' : 'Download my data'}
        </Button>
      </ActionBar>
    </AccountCard>
  )
}

const revokeDelayMs = 60_000

function saveAsFile(data: object) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `fortnight-data-${new Date().toISOString().slice(0, 10)}.json`
  link.click()
  // The browser reads the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs)
}
