import { toast } from '@fortnight/shared-ui/feedback/Toast'

/** What a refused change of a list says. */
export const notSaved = 'Could not save. Try again.'

const undoableFor = 10_000

type Deletion = {
  /** The exact question of the screen. */
  question: string
  remove: () => Promise<unknown>
  /** What is said afterwards, such as "Partner deleted". */
  done: string
  undo: () => Promise<unknown>
}

/**
 * Deletes after a question of the browser, and offers to take it back for a while. A refused deletion says so and
 * leaves everything as it was. Tells whether something was deleted. [ERR-4, ERR-1]
 */
export async function confirmAndUndo({ question, remove, done, undo }: Deletion) {
  if (!window.confirm(question)) return false
  try {
    await remove()
  } catch {
    toast.error(notSaved)
    return false
  }
  const restore = () =>
    undo().then(
      () => toast.success('Restored'),
      () => toast.error(notSaved),
    )
  toast.success(done, { duration: undoableFor, action: { label: 'Undo', onClick: () => void restore() } })
  return true
}
