import { RotateCcw } from 'lucide-react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useMutation } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { type OutboxMail, retryMail } from '@fortnight/supabase/desk/mails'
import { saveFailedMessage } from '../list/deleteWithUndo.ts'

/** Sends a failed mail once more. [ROOM-65] */
export function RetryMailButton({ mail: { id, label, recipient } }: { mail: OutboxMail }) {
  const retry = useMutation(retryMail())

  // Uses the promise, because a mutation's callbacks are dropped when a filter unmounts the row.
  const retryAndNotify = () =>
    retry.mutateAsync(id).then(
      () => toast.success(`The email to ${recipient} will be sent again`),
      (error: unknown) => toast.error(errorMessageFor(error, saveFailedMessage)),
    )

  return (
    <Button variant="secondary" size="small" aria-disabled={retry.isPending} onClick={() => void retryAndNotify()}>
      <RotateCcw aria-hidden /> Retry{' '}
      <VisuallyHidden>
        “{label}” to {recipient}
      </VisuallyHidden>
    </Button>
  )
}
