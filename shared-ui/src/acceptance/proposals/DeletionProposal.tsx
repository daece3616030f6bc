import { type SyntheticEvent, useState } from 'react'
import { ActionBar } from '../../controls/ActionBar.tsx'
import { Button } from '../../controls/Button.tsx'
import { Textarea } from '../../controls/Textarea.tsx'
import { ErrorBanner } from '../../feedback/ErrorBanner.tsx'
import { toast } from '../../feedback/Toast.tsx'
import { Field } from '../../forms/Field.tsx'
import { confirmClose, useUnsavedChangesWarning } from '../../forms/useUnsavedChangesWarning.ts'
import { Dialog, type DialogProps } from '../../overlays/Dialog.tsx'
import type { AcceptanceCase, AcceptanceRoom } from '../acceptanceRecords.ts'
import { textProblem } from '../cases/caseValues.ts'
import { otherSide } from '../sideNames.ts'
import { useAction } from '../useAction.ts'

type Props = Omit<DialogProps, 'open' | 'onOpenChange' | 'title'> & {
  room: AcceptanceRoom
  target: AcceptanceCase
  onClose: () => void
}

/** Asks for the reason and proposes to the other side to delete a case. */
export function DeletionProposal({ room: { list, actions }, target, onClose, ...rest }: Props) {
  const [id] = useState(actions.createId)
  const [reason, setReason] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const sending = useAction((error) =>
    actions.conflictingCase(error)
      ? 'This case was changed in the meantime. Close this, read it once more, and propose again.'
      : actions.errorMessage(error),
  )
  useUnsavedChangesWarning(reason !== '')
  const problem = textProblem('reason', reason)

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (problem) return
    sending.run(
      () => actions.proposeChange(id, reason.trim(), target),
      () => {
        void toast.success('Proposal sent')
        onClose()
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={() => confirmClose() && onClose()}
      title={`Propose to delete case ${target.number}`}
      description={`“${target.title}” stays until ${otherSide(list.side)} accepts.`}
      {...rest}
    >
      <form noValidate onSubmit={submit}>
        {sending.error && <ErrorBanner>{sending.error}</ErrorBanner>}
        <Field label="Reason" error={isChecked ? problem : undefined} required>
          <Textarea rows={3} value={reason} onChange={({ target: field }) => setReason(field.value)} />
        </Field>
        <ActionBar>
          <Button variant="secondary" onClick={() => confirmClose() && onClose()}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={sending.isPending}>
            {sending.isPending ? 'Sending…' : 'Send proposal'}
          </Button>
        </ActionBar>
      </form>
    </Dialog>
  )
}
