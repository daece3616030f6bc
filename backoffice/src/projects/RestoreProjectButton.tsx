import { RotateCcw } from 'lucide-react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { useMutation } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { restoreProject } from '@fortnight/supabase/projects/mutations'
import { saveFailedMessage } from '../list/deleteWithUndo.ts'

/** Restores a soft-deleted project. */
export function RestoreProjectButton({ id, name }: { id: string; name: string }) {
  const restoration = useMutation(restoreProject())

  // Uses the promise, because a mutation's callbacks are dropped when success unmounts the row.
  const restoreAndNotify = () =>
    restoration.mutateAsync(id).then(
      () => toast.success(`${name} restored`),
      () => toast.error(saveFailedMessage),
    )

  return (
    <Button
      variant="ghost"
      size="small"
      title="Restore"
      aria-disabled={restoration.isPending}
      onClick={() => void restoreAndNotify()}
    >
      <RotateCcw aria-hidden /> Restore
    </Button>
  )
}
