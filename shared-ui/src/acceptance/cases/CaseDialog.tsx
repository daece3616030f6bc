import { useState } from 'react'
import { styled } from 'styled-components'
import { ActionBar } from '../../controls/ActionBar.tsx'
import { Button } from '../../controls/Button.tsx'
import { ErrorBanner } from '../../feedback/ErrorBanner.tsx'
import { toast } from '../../feedback/Toast.tsx'
import { ConflictNotice } from '../../forms/ConflictNotice.tsx'
import { DraftNotice } from '../../forms/DraftNotice.tsx'
import { useRecordForm } from '../../forms/useRecordForm.ts'
import { confirmClose } from '../../forms/useUnsavedChangesWarning.ts'
import { Dialog, type DialogProps } from '../../overlays/Dialog.tsx'
import type { AcceptanceCase, AcceptanceRoom } from '../acceptanceRecords.ts'
import { otherSide } from '../sideNames.ts'
import { CaseComparison } from './CaseComparison.tsx'
import { caseDifferences } from './caseDifferences.ts'
import { CaseFields } from './CaseFields.tsx'
import { type CaseFormValues, caseFormValues, caseResolver } from './caseValues.ts'
import { useAttachments } from './useAttachments.ts'

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  margin-bottom: var(--space-4);
`

type Props = Omit<DialogProps, 'open' | 'onOpenChange' | 'title'> & {
  room: AcceptanceRoom
  /** The case to change; without one, the form is of a new case. */
  stored: AcceptanceCase | undefined
  onClose: () => void
}

/** The form of a case: stored at once while both sides edit the list, and proposed to the other side once it is agreed. */
export function CaseDialog({ room, stored, onClose, ...rest }: Props) {
  const { list, actions, files, draftKey } = room
  // It stays what it was when the dialog was opened, even if the other side confirms the list meanwhile.
  const [isProposal] = useState(list.agreed_at !== null)
  const [newId] = useState(actions.createId)
  const state = useRecordForm<CaseFormValues, AcceptanceCase>({
    draftKey: `${isProposal ? 'case-proposal' : 'case'}-${stored?.id ?? 'new'}:${draftKey}`,
    resolver: caseResolver(isProposal),
    row: stored,
    valuesOf: caseFormValues,
    save: async ({ reason, files: attached, ...content }, base) => {
      const values = { ...content, files: attached.map(({ id }) => id) }
      if (isProposal) await actions.proposeChange(newId, reason.trim(), base, values)
      else await actions.saveCase(stored?.id ?? newId, values, base)
      return undefined
    },
    conflictingRow: actions.conflictingCase,
    errorMessage: actions.errorMessage,
    onSaved: () => {
      void toast.success(isProposal ? 'Proposal sent' : 'Case saved')
      onClose()
    },
  })
  const { form, conflict, failure, draft, isSubmitting } = state
  const attachments = useAttachments(files, actions.createId, (file) =>
    form.setValue('files', [...form.getValues('files'), file], { shouldDirty: true }),
  )
  const { isUploading } = attachments

  return (
    <Dialog
      open
      onOpenChange={() => confirmClose() && onClose()}
      title={titleOf(stored, isProposal)}
      {...(isProposal && { description: `Nothing changes until ${otherSide(list.side)} accepts it.` })}
      {...rest}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isUploading) void state.submit()
        }}
      >
        <Fields>
          <DraftNotice draft={draft.restorable} onRestore={draft.restore} onDiscard={draft.discard} />
          {failure && <ErrorBanner>{failure}</ErrorBanner>}
          {conflict && (
            <ConflictNotice
              noun="case"
              savedAt={conflict.updated_at}
              onKeepMine={() => void state.keepMine(conflict)}
              onTakeTheirs={() => state.takeTheirs(conflict)}
            >
              <CaseComparison
                differences={caseDifferences(form.getValues(), caseFormValues(conflict))}
                labels={{ before: 'Yours', after: 'Theirs' }}
              />
            </ConflictNotice>
          )}
          <CaseFields
            form={form}
            available={files.available}
            attachments={files.upload && attachments}
            hasReason={isProposal}
          />
        </Fields>
        <ActionBar>
          <Button variant="secondary" onClick={() => confirmClose() && onClose()}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={isSubmitting || isUploading}>
            {submitText(isSubmitting, isUploading, isProposal)}
          </Button>
        </ActionBar>
      </form>
    </Dialog>
  )
}

function titleOf(stored: AcceptanceCase | undefined, isProposal: boolean) {
  if (!stored) return isProposal ? 'Propose a new case' : 'New case'
  return isProposal ? `Propose a change of case ${stored.number}` : `Edit case ${stored.number}`
}

function submitText(isSubmitting: boolean, isUploading: boolean, isProposal: boolean) {
  if (isUploading) return 'Uploading…'
  if (isSubmitting) return isProposal ? 'Sending…' : 'Saving…'
  return isProposal ? 'Send proposal' : 'Save case'
}
