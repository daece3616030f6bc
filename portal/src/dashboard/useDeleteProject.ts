import { useMutation } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { deleteProject, restoreProject } from '@fortnight/supabase/projects/mutations'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'

const undoMs = 10_000

/**
 * Deletes a project after the browser's own confirmation, and offers to take it back. The list shows both at once and
 * returns to what is true when the database refuses. [DASH-9, DASH-10, ERR-4]
 */
export function useDeleteProject() {
  const remove = useMutation(deleteProject())
  const restore = useMutation(restoreProject())

  const undo = ({ id }: OwnProject) =>
    restore.mutateAsync(id).then(
      () => toast.success('Project restored'),
      () => toast.error('The project could not be restored. Try again.'),
    )

  return async (project: OwnProject) => {
    if (!window.confirm('Are you sure you want to delete this project?')) return
    // Promises, because the callbacks of a mutation die with the list, which may be left before the answer comes.
    const deletion = remove.mutateAsync(project.id)
    // The button that had the focus is gone the next moment.
    document.getElementById('projects')?.focus()
    await deletion.then(
      () =>
        toast.success('Project deleted', {
          duration: undoMs,
          action: { label: 'Undo', onClick: () => void undo(project) },
        }),
      () => toast.error('Could not save. Try again.'),
    )
  }
}
