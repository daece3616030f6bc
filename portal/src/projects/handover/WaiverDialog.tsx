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
import { waiveCase } from '@fortnight/supabase/signOff/mutations'
import type { MustCase } from '@fortnight/supabase/signOff/signOff'

const maxLength = 500

function problemOf(reason: string) {
  if (reason.trim() === '') return 'Please give a reason'
  return reason.trim().length > maxLength ? `A reason has at most ${maxLength} characters` : undefined
}

/** Asks a client why a must is waived. [FORT-144] */
export function WaiverDialog({ must, onClose }: { must: MustCase; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const { mutate, isPending, error } = useMutation(waiveCase())
  useUnsavedChangesWarning(reason !== '')
  const problem = problemOf(reason)
  const close = () => {
    if (confirmClose()) onClose()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (problem || isPending) return
    const { id, version } = must
    mutate(
      { id, version, reason: reason.trim() },
      {
        onSuccess: () => {
          void toast.success('The case is waived')
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={`Waive case ${must.number}`}
      description={`You accept the agent although “${must.title}” has not passed. The team is told, and the reason stays with the sign-off.`}
    >
      <form noValidate onSubmit={submit}>
        {error && <ErrorBanner>{errorMessageFor(error, 'The case was not waived. Please try again.')}</ErrorBanner>}
        <Field label="Reason" error={isChecked ? problem : undefined} required>
          <Textarea rows={3} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <ActionBar>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? 'Saving…' : 'Waive case'}
          </Button>
        </ActionBar>
      </form>
    </Dialog>
  )
}
