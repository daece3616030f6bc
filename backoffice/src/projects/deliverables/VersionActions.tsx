import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useMutation } from '@fortnight/shared-ui/query'
import { DeleteDialog } from '@fortnight/shared-ui/room/DeleteDialog'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { type Deliverable, type DeliverableVersion, draftVersion } from '@fortnight/supabase/deliverables/deliverable'
import { discardDraft, requestApproval, withdrawRequest } from '@fortnight/supabase/deliverables/mutations'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-2);

  &:empty {
    display: none;
  }
`

type Props = { deliverable: Deliverable; version: DeliverableVersion; onEdit: () => void }

/** What can be done with a draft, or with the latest version that the client has seen. */
export function VersionActions({ deliverable, version, onEdit }: Props) {
  const { name } = deliverable
  const request = useMutation(requestApproval())
  const withdrawal = useMutation(withdrawRequest())
  const [isDiscarding, setIsDiscarding] = useState(false)
  const isPending = request.isPending || withdrawal.isPending
  const run = (change: () => Promise<unknown>, done: string) => {
    if (isPending) return
    void change().then(
      () => toast.success(done),
      (error: unknown) => toast.error(errorMessageFor(error, saveFailedMessage)),
    )
  }
  const suffix = <VisuallyHidden>{name}</VisuallyHidden>
  if (version.state !== 'draft')
    return (
      <Root>
        {!draftVersion(deliverable) && (
          <Button variant="secondary" size="small" onClick={onEdit}>
            New version <VisuallyHidden>of {name}</VisuallyHidden>
          </Button>
        )}
        {version.state === 'open' && (
          <Button
            variant="secondary"
            size="small"
            aria-disabled={isPending}
            onClick={() => run(() => withdrawal.mutateAsync(version.id), `${name} is no longer up for approval`)}
          >
            Withdraw {suffix}
          </Button>
        )}
      </Root>
    )
  return (
    <Root>
      <Button
        size="small"
        aria-disabled={isPending}
        onClick={() => run(() => request.mutateAsync(version), `${name} is up for approval`)}
      >
        Put up for approval {suffix}
      </Button>
      <Button variant="secondary" size="small" onClick={onEdit}>
        Edit draft {suffix}
      </Button>
      <Button variant="danger" size="small" onClick={() => setIsDiscarding(true)}>
        Discard draft {suffix}
      </Button>
      {isDiscarding && <DraftDeletion version={version} name={name} onClose={() => setIsDiscarding(false)} />}
    </Root>
  )
}

type DeletionProps = { version: DeliverableVersion; name: string; onClose: () => void }

function DraftDeletion({ version, name, onClose }: DeletionProps) {
  const { mutateAsync, isPending, error } = useMutation(discardDraft())
  const confirm = () =>
    mutateAsync(version.id).then(
      onClose,
      // The dialog shows it.
      () => undefined,
    )
  return (
    <DeleteDialog
      title="Discard this draft?"
      description={`Version ${version.number} of ${name} is deleted for the whole team. Its files stay in the project.`}
      confirmLabel="Discard draft"
      isDeleting={isPending}
      error={error ? errorMessageFor(error, saveFailedMessage) : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
