import { type SyntheticEvent, useState } from 'react'
import { ActionBar } from '@fortnight/shared-ui/controls/ActionBar'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { confirmClose, useUnsavedChangesWarning } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'
import { Dialog } from '@fortnight/shared-ui/overlays/Dialog'
import { useMutation } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { requestRefund } from '@fortnight/supabase/handover/refundMutations'

/** The longest reason, as in the database. */
const maxLength = 500

function problemOf(reason: string) {
  if (reason.trim() === '') return 'Please give a reason'
  return Array.from(reason.trim()).length > maxLength ? `A reason has at most ${maxLength} characters` : undefined
}

/** Asks the client why the money is to be paid back. [FORT-172] */
export function RefundDialog({ project, onClose }: { project: string; onClose: () => void }) {
  // Sent with each attempt, so that a second one does not make a second request.
  const [id] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const { mutate, isPending, error } = useMutation(requestRefund())
  useUnsavedChangesWarning(reason !== '')
  const problem = problemOf(reason)
  const close = () => {
    if (confirmClose()) onClose()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (problem || isPending) return
    mutate(
      { id, project, reason: reason.trim() },
      {
        onSuccess: () => {
          void toast.success('Your request is sent')
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title="Ask for your money back"
      description="The team reads your reason and decides. Until it has, you can withdraw the request, and you can’t sign off the project."
    >
      <form noValidate onSubmit={submit}>
        {error && <ErrorBanner>{errorMessageFor(error, 'The request was not sent. Please try again.')}</ErrorBanner>}
        <Field
          label="Reason"
          hint="Which acceptance cases does the agent not pass?"
          error={isChecked ? problem : undefined}
          required
        >
          <Textarea rows={4} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <ActionBar>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? 'Sending…' : 'Send request'}
          </Button>
        </ActionBar>
      </form>
    </Dialog>
  )
}
