import { useMutation } from '@fortnight/shared-ui/query'
import { DeleteDialog } from '@fortnight/shared-ui/room/DeleteDialog'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { deleteMessage } from '@fortnight/supabase/messages/mutations'

type Props = { project: string; message: { id: string }; onClose: () => void }

/** Asks before the text of a message is deleted. */
export function MessageDeletion({ project, message, onClose }: Props) {
  const { mutateAsync, isPending, error } = useMutation(deleteMessage())
  const confirm = () =>
    mutateAsync({ id: message.id, project }).then(
      onClose,
      // Shown in the dialog.
      () => undefined,
    )
  return (
    <DeleteDialog
      title="Delete this message?"
      description="Its text is removed for both sides and can’t be restored. “Message deleted” stays in its place."
      confirmLabel="Delete message"
      isDeleting={isPending}
      error={error ? errorMessageFor(error, 'The message could not be deleted. Please try again.') : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
