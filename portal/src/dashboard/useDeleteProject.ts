import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { useMutation } from '@fortnight/shared-ui/query'
import { deleteProject, restoreProject } from '@fortnight/supabase/projects/mutations'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'

const undoToastMs = 10_000

/**
 * A function that deletes a project after a browser confirmation and offers to undo that. The list is updated
 * optimistically and rolled back when the database rejects the change. [DASH-9, DASH-10, ERR-4]
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
    // Promises, because mutation callbacks do not run after the list has unmounted.
    const deletion = remove.mutateAsync(project.id)
    // The focused button disappears with its project.
    document.getElementById('projects')?.focus()
    await deletion.then(
      () =>
        toast.success('Project deleted', {
          duration: undoToastMs,
          action: { label: 'Undo', onClick: () => void undo(project) },
        }),
      () => toast.error('Could not save. Try again.'),
    )
  }
}
