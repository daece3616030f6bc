import { Button } from '@fortnight/shared-ui/controls/Button'
import { useMutation } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { updateProjectAsAdmin } from '@fortnight/supabase/projects/adminMutations'
import { EditConflict } from '@fortnight/supabase/core/editConflict'
import { projectStatuses } from '@fortnight/supabase/projects/labels'
import { saveFailedMessage } from '../list/deleteWithUndo.ts'

/** Menu items that set a project's status, one for each status but the current one. [ADMIN-PROJ-6] */
export function StatusMenuItems({ project: { id, name, status, updated_at } }: { project: AdminProject }) {
  const update = useMutation(updateProjectAsAdmin())

  // Uses the promise, because a mutation's callbacks are dropped when a filter unmounts the row.
  const setStatus = (value: string, label: string) =>
    update.mutateAsync({ id, updated_at, status: value }).then(
      () => toast.success(`${name} is now ${label}`),
      (error: unknown) =>
        toast.error(
          error instanceof EditConflict ? `${name} was changed in the meantime. Please look again.` : saveFailedMessage,
        ),
    )

  return projectStatuses
    .filter(({ value }) => value !== status)
    .map(({ value, label }) => (
      <Button
        key={value}
        variant="ghost"
        size="small"
        aria-disabled={update.isPending}
        onClick={() => void setStatus(value, label)}
      >
        Set to {label}
      </Button>
    ))
}
