import { useState } from 'react'
import { ActionBar } from '@fortnight/shared-ui/controls/ActionBar'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { Dialog } from '@fortnight/shared-ui/overlays/Dialog'
import { useMutation } from '@fortnight/shared-ui/query'
import type { ProjectBrief } from '@fortnight/supabase/briefs/brief'
import { acceptBrief } from '@fortnight/supabase/briefs/mutations'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'

/** Asks for a confirmation, then accepts the brief. */
export function AcceptDialog({ brief, onClose }: { brief: ProjectBrief; onClose: () => void }) {
  // What the admin has read: a later answer may arrive while this is open.
  const [{ updated_at }] = useState(brief)
  const { mutate, isPending, error } = useMutation(acceptBrief())
  const accept = () => {
    if (isPending) return
    const handleSuccess = () => {
      void toast.success('Brief accepted. The project can start.')
      onClose()
    }
    mutate({ project: brief.project_id, updated_at }, { onSuccess: handleSuccess })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Accept this brief?"
      description="The client can no longer change the answers, and the project can start."
    >
      {error && <ErrorBanner>{errorMessageFor(error, saveFailedMessage)}</ErrorBanner>}
      <ActionBar>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button aria-disabled={isPending} onClick={accept}>
          Accept the brief
        </Button>
      </ActionBar>
    </Dialog>
  )
}
