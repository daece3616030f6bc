import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { ActionBar } from '@fortnight/shared-ui/controls/ActionBar'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { DraftNotice } from '@fortnight/shared-ui/forms/DraftNotice'
import { useDraft } from '@fortnight/shared-ui/forms/useDraft'
import { useUnsavedChangesWarning } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'
import { useMutation } from '@fortnight/shared-ui/query'
import type { RoomFile } from '@fortnight/shared-ui/room/roomRecords'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import type { DeliverableVersion } from '@fortnight/supabase/deliverables/deliverable'
import { decideDeliverable, type ItemDecision as Decided } from '@fortnight/supabase/deliverables/mutations'
import { decisionSchema, type DecisionValues, undecided } from './decisionSchema.ts'
import { EndedRequestNotice } from './EndedRequestNotice.tsx'
import { ItemDecision } from './ItemDecision.tsx'
import { versionColumns } from './versionColumns.ts'
import { VersionTitle } from './VersionTitle.tsx'

const Root = styled.form`
  ${versionColumns}

  p {
    max-width: var(--measure);
  }
`
const Items = styled.ul`
  padding: 0;
  list-style: none;

  /* Level with the text beside it: a link has some space above it. */
  @media (min-width: 60rem) {
    > li:first-child {
      margin-top: calc(-1 * var(--space-2));
      padding-top: 0;
      border-top: 0;
    }
  }
`
const Actions = styled(ActionBar)`
  align-items: center;

  /* What is missing for the button after it. */
  > p {
    flex: 1 0 auto;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  @media (max-width: 30rem) {
    > p {
      flex-basis: 100%;
    }
  }
`

type Props = {
  version: DeliverableVersion
  userId: string
  onOpenFile: (file: RoomFile) => void
  /** Whether something is chosen or typed that has not been sent. */
  onEditedChange: (isEdited: boolean) => void
  onSent: () => void
}

/** A version that waits for the client's decision about each of its items. [FORT-93] */
export function RequestForm({ version, userId, onOpenFile, onEditedChange, onSent }: Props) {
  const { mutateAsync, isPending, error } = useMutation(decideDeliverable())
  const form = useForm<DecisionValues>({
    resolver: zodResolver(decisionSchema),
    defaultValues: undecided(version.items),
  })
  const draft = useDraft(`decision-${version.id}:${userId}`, form)
  const { isDirty } = form.formState
  const openCount = form.watch('decisions').filter(({ decision }) => decision === '').length
  const isOpen = version.state === 'open'
  useUnsavedChangesWarning(isDirty)
  useEffect(() => onEditedChange(isDirty), [isDirty, onEditedChange])

  const discard = () => {
    draft.clear()
    form.reset()
  }
  const send = form.handleSubmit(({ decisions }) => {
    if (isPending || !isOpen) return undefined
    return mutateAsync({ version: version.id, decisions: decisions as Decided[] }).then(
      () => {
        discard()
        onSent()
        void toast.success('Your decision is sent')
      },
      // The form shows it.
      () => undefined,
    )
  })
  const approveAll = () => {
    version.items.forEach((_item, index) =>
      form.setValue(`decisions.${index}.decision`, 'approved', { shouldDirty: true, shouldValidate: true }),
    )
    document.getElementById(`send-${version.id}`)?.focus()
  }
  const restore = () => {
    draft.restore()
    form.setFocus('decisions.0.decision')
  }

  return (
    <Root
      noValidate
      aria-label={`Decision about version ${version.number}`}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div>
        <VersionTitle version={version} />
        {isOpen ? (
          <DraftNotice draft={draft.restorable} onRestore={restore} onDiscard={draft.discard} />
        ) : (
          <EndedRequestNotice version={version} onDiscard={discard} />
        )}
        {error && isOpen && (
          <ErrorBanner>{errorMessageFor(error, 'Your decision was not sent. Please try again.')}</ErrorBanner>
        )}
        {isOpen && (
          <p id={`hint-${version.id}`}>
            Choose an answer for each item. If you ask for changes, say what should change, and we’ll send you a new
            version. <strong>Once you send your decision on this version, it’s final.</strong>
          </p>
        )}
      </div>
      <div>
        <Items role="list">
          {version.items.map((item, index) => (
            <ItemDecision key={item.id} item={item} index={index} form={form} onOpenFile={onOpenFile} />
          ))}
        </Items>
        {isOpen && (
          <Actions>
            {openCount > 0 && <p>{openCount === 1 ? '1 item needs' : `${openCount} items need`} an answer</p>}
            <Button variant="secondary" onClick={approveAll}>
              Mark all as approved
            </Button>
            <Button
              type="submit"
              id={`send-${version.id}`}
              aria-describedby={`hint-${version.id}`}
              aria-disabled={isPending}
            >
              {isPending ? 'Sending…' : 'Send decision'}
            </Button>
          </Actions>
        )}
      </div>
    </Root>
  )
}
