import { Button } from '@fortnight/shared-ui/controls/Button'
import { downloadFile } from '@fortnight/shared-ui/browser/downloadFile'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { useMutation } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { certificatePdf } from '@fortnight/supabase/signOff/certificate'

type Props = { project: string; code: string }

/** Downloads the certificate as a PDF file. [FORT-155] */
export function DownloadPdf({ project, code }: Props) {
  const { mutate, isPending } = useMutation(certificatePdf())
  const download = () =>
    mutate(project, {
      onSuccess: (file) => downloadFile(`certificate-${code}.pdf`, file),
      onError: (error) => void toast.error(errorMessageFor(error, 'The PDF could not be made. Please try again.')),
    })
  return (
    <Button variant="secondary" aria-disabled={isPending} onClick={() => !isPending && download()}>
      {isPending ? 'Preparing…' : 'Download PDF'}
    </Button>
  )
}
