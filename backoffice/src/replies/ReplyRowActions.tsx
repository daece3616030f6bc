import { Pencil } from 'lucide-react'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useMutation } from '@fortnight/shared-ui/query'
import { deleteSavedReply, restoreSavedReply, type SavedReply } from '@fortnight/supabase/desk/savedReplies'
import { deleteWithUndo } from '../list/deleteWithUndo.ts'
import { DeleteButton } from '../list/table/DeleteButton.tsx'

/** Edits and deletes a saved reply. A deletion can be undone for 10 seconds. */
export function ReplyRowActions({ reply }: { reply: SavedReply }) {
  const deletion = useMutation(deleteSavedReply())
  const restoration = useMutation(restoreSavedReply())

  const confirmAndDelete = () => {
    let deleted = reply
    return deleteWithUndo({
      confirmation: 'Are you sure you want to delete this saved reply?',
      remove: async () => {
        // It may have been changed or deleted since it was listed.
        deleted = (await deletion.mutateAsync(reply.id)) ?? reply
      },
      successMessage: 'Saved reply deleted',
      undo: () => restoration.mutateAsync(deleted),
    })
  }

  return (
    <>
      <ButtonLink to={`/admin/replies/edit/${reply.id}`} variant="ghost" size="small" title="Edit">
        <Pencil aria-hidden /> <VisuallyHidden>Edit {reply.title}</VisuallyHidden>
      </ButtonLink>
      <DeleteButton name={reply.title} isPending={deletion.isPending} onDelete={confirmAndDelete} />
    </>
  )
}
