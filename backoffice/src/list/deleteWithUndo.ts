import { toast } from '@fortnight/shared-ui/feedback/Toast'

/** What a refused change of a list says. */
export const saveFailedMessage = 'Could not save. Try again.'

const undoTimeoutMs = 10_000

type Deletion = {
  /** The exact question of the screen. */
  confirmation: string
  remove: () => Promise<unknown>
  /** What is said afterwards, such as "Partner deleted". */
  successMessage: string
  undo: () => Promise<unknown>
}

/**
 * Deletes after a question of the browser, and offers to take it back for a while. A refused deletion says so and
 * leaves everything as it was. Tells whether something was deleted. [ERR-4, ERR-1]
 */
export async function deleteWithUndo({ confirmation: question, remove, successMessage: done, undo }: Deletion) {
  if (!window.confirm(question)) return false
  try {
    await remove()
  } catch {
    toast.error(saveFailedMessage)
    return false
  }
  const restore = () =>
    undo().then(
      () => toast.success('Restored'),
      () => toast.error(saveFailedMessage),
    )
  toast.success(done, { duration: undoTimeoutMs, action: { label: 'Undo', onClick: () => void restore() } })
  return true
}
