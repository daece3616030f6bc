import { RotateCcw } from 'lucide-react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { useMutation } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { restoreProject } from '@fortnight/supabase/projects/projects'
import { saveFailedMessage } from '../list/deleteWithUndo.ts'

/** Brings a project back that its owner, or an admin, has deleted. */
export function RestoreButton({ id, name }: { id: string; name: string }) {
  const restore = useMutation(restoreProject())

  // A promise, because the callbacks of a mutation die with the row, and success takes it out of the list.
  const run = () =>
    restore.mutateAsync(id).then(
      () => toast.success(`${name} is back`),
      () => toast.error(saveFailedMessage),
    )

  return (
    <Button variant="ghost" size="small" title="Restore" disabled={restore.isPending} onClick={run}>
      <RotateCcw aria-hidden /> Restore
    </Button>
  )
}
