import { toast } from '@fortnight/shared-ui/feedback/Toast'

/** The toast after a failed change. */
export const saveFailedMessage = 'Could not save. Try again.'

const undoTimeoutMs = 10_000

type Deletion = {
  /** Text of the browser's confirmation dialog. */
  confirmation: string
  remove: () => Promise<unknown>
  /** Toast after the deletion, such as "Partner deleted". */
  successMessage: string
  undo: () => Promise<unknown>
}

/**
 * Deletes after a browser confirmation and offers Undo for 10 seconds. A failed deletion shows a toast. Returns whether
 * it was deleted. [ERR-4, ERR-1]
 */
export async function deleteWithUndo({ confirmation, remove, successMessage, undo }: Deletion) {
  if (!window.confirm(confirmation)) return false
  try {
    await remove()
  } catch {
    void toast.error(saveFailedMessage)
    return false
  }
  const restore = () =>
    undo().then(
      () => toast.success('Restored'),
      () => toast.error(saveFailedMessage),
    )
  void toast.success(successMessage, {
    duration: undoTimeoutMs,
    action: { label: 'Undo', onClick: () => void restore() },
  })
  return true
}
