import { Download } from 'lucide-react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { useMutation } from '@fortnight/shared-ui/query'
import { exportOwnData } from '@fortnight/supabase/account/mutations'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { FormActions, FormError, FormSuccess } from '../../layout/formParts.ts'
import { AccountCard } from './AccountCard.tsx'

/** Everything that is stored about the client, as one file. */
export function DownloadData() {
  const { mutate, isPending, isSuccess, error } = useMutation(exportOwnData())
  const download = () => mutate(undefined, { onSuccess: saveAsFile })

  return (
    <AccountCard
      title="Download your data"
      lead="One JSON file with your profile, your projects and their history, deleted ones too, and your newsletter subscription."
    >
      {error && <FormError>{errorMessageFor(error, 'Your data could not be put together.')}</FormError>}
      <FormSuccess>{isSuccess && 'Your data is in your downloads.'}</FormSuccess>
      <FormActions>
        <Button variant="secondary" disabled={isPending} onClick={download}>
          <Download aria-hidden /> {isPending ? 'Preparing...' : 'Download my data'}
        </Button>
      </FormActions>
    </AccountCard>
  )
}

function saveAsFile(data: object) {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `fortnight-data-${new Date().toISOString().slice(0, 10)}.json`
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
