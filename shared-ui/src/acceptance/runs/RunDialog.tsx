import { useState } from 'react'
import { styled } from 'styled-components'
import { ActionBar } from '../../controls/ActionBar.tsx'
import { Button } from '../../controls/Button.tsx'
import { ErrorBanner } from '../../feedback/ErrorBanner.tsx'
import { toast } from '../../feedback/Toast.tsx'
import { DraftNotice } from '../../forms/DraftNotice.tsx'
import { useRecordForm } from '../../forms/useRecordForm.ts'
import { confirmClose } from '../../forms/useUnsavedChangesWarning.ts'
import { Dialog, type DialogProps } from '../../overlays/Dialog.tsx'
import type { AcceptanceCase, AcceptanceRoom, RunResult } from '../acceptanceRecords.ts'
import { useAttachments } from '../cases/useAttachments.ts'
import { RunFields } from './RunFields.tsx'
import { type RunFormValues, runResolver } from './runValues.ts'

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  margin-bottom: var(--space-4);
`
const Case = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-small);
  background: var(--paper);

  dt {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`

type Props = Omit<DialogProps, 'open' | 'onOpenChange' | 'title'> & {
  room: AcceptanceRoom
  tried: AcceptanceCase
  onClose: () => void
}

/** Records what a version of the agent has made of a case, with a note and a picture. */
export function RunDialog({ room, tried, onClose, ...rest }: Props) {
  const { list, actions, files, draftKey } = room
  const [id] = useState(actions.createId)
  const state = useRecordForm<RunFormValues, AcceptanceCase>({
    draftKey: `case-result-${tried.id}:${draftKey}`,
    resolver: runResolver,
    row: undefined,
    valuesOf: () => ({ version: list.versions[0]?.name ?? '', result: '', note: '', picture: [] }),
    save: async ({ version, result, note, picture }) => {
      const run = { agentVersion: version, result: result as RunResult, note: note.trim(), picture: picture[0]?.id }
      await actions.recordRun(id, { case: tried, ...run })
      return undefined
    },
    conflictingRow: () => undefined,
    errorMessage: actions.errorMessage,
    onSaved: () => {
      void toast.success('Result recorded')
      onClose()
    },
  })
  const { form, failure, draft, isSubmitting } = state
  const attachments = useAttachments(files, actions.createId, (file) =>
    form.setValue('picture', [file], { shouldDirty: true }),
  )
  const isWaiting = isSubmitting || attachments.isUploading

  return (
    <Dialog
      open
      onOpenChange={() => confirmClose() && onClose()}
      title={`Result of case ${tried.number}: ${tried.title}`}
      {...rest}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isWaiting) void state.submit()
        }}
      >
        <Fields>
          <Case>
            <div>
              <dt>Input</dt>
              <dd dir="auto">{tried.input}</dd>
            </div>
            <div>
              <dt>Expected result</dt>
              <dd dir="auto">{tried.expected}</dd>
            </div>
          </Case>
          <DraftNotice draft={draft.restorable} onRestore={draft.restore} onDiscard={draft.discard} />
          {failure && <ErrorBanner>{failure}</ErrorBanner>}
          <RunFields
            form={form}
            versions={list.versions}
            available={files.available}
            attachments={files.upload && attachments}
          />
        </Fields>
        <ActionBar>
          <Button variant="secondary" onClick={() => confirmClose() && onClose()}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={isWaiting}>
            {attachments.isUploading ? 'Uploading…' : isSubmitting ? 'Saving…' : 'Save result'}
          </Button>
        </ActionBar>
      </form>
    </Dialog>
  )
}
