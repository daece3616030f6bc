import { Button } from '@fortnight/shared-ui/controls/Button'
import { useMutation } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { type AdminProject, updateProjectAsAdmin } from '@fortnight/supabase/projects/adminQueries'
import { EditConflict } from '@fortnight/supabase/core/editConflict'
import { projectStatuses } from '@fortnight/supabase/projects/projects'
import { saveFailedMessage } from '../list/deleteWithUndo.ts'

/** The other statuses that a project can have, each one press away. [ADMIN-PROJ-6] */
export function StatusActions({ project: { id, name, status, updated_at } }: { project: AdminProject }) {
  const steer = useMutation(updateProjectAsAdmin())

  // A promise, because the callbacks of a mutation die with the row, and a filter may take the row away.
  const setStatus = (value: string, label: string) =>
    steer.mutateAsync({ id, updated_at, status: value }).then(
      () => toast.success(`${name} is ${label} now`),
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
        disabled={steer.isPending}
        onClick={() => void setStatus(value, label)}
      >
        Set to {label}
      </Button>
    ))
}
