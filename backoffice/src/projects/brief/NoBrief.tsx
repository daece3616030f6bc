import { Button } from '@fortnight/shared-ui/controls/Button'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { useMutation } from '@fortnight/shared-ui/query'
import { startBrief } from '@fortnight/supabase/briefs/mutations'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'

/** A project from before the first questionnaire: it may begin with a brief, unless it has started already. */
export function NoBrief({ project }: { project: AdminProject }) {
  const { mutateAsync, isPending } = useMutation(startBrief())
  if (project.deleted_at || project.started_on) {
    return <EmptyState title="This project has no brief" hint="It started before there was a questionnaire." />
  }
  const ask = () => {
    if (isPending) return
    mutateAsync(project.id).then(
      () => void toast.success('The client has been asked for a brief'),
      (error: unknown) => void toast.error(errorMessageFor(error, saveFailedMessage)),
    )
  }
  return (
    <EmptyState
      title="This project has no brief"
      hint="It was created before there was a questionnaire, and can start without one. Or ask its client for it first: then it starts once you have accepted it."
    >
      <Button size="small" aria-disabled={isPending} onClick={ask}>
        Ask for the brief
      </Button>
    </EmptyState>
  )
}
