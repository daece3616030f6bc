import { useMutation } from '@fortnight/shared-ui/query'
import { DeleteDialog } from '@fortnight/shared-ui/room/DeleteDialog'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { deleteMessage } from '@fortnight/supabase/messages/mutations'
import type { ThreadMessage } from '@fortnight/supabase/messages/threadMessage'

type Props = { message: ThreadMessage; project: string; onClose: () => void }

/** Asks before a message is deleted. [ROOM-6] */
export function DeleteMessageDialog({ message, project, onClose }: Props) {
  const { mutate, isPending, error } = useMutation(deleteMessage())
  return (
    <DeleteDialog
      title="Delete this message?"
      description={
        message.files.length > 0
          ? 'Its text is removed for everyone, and “Message deleted” stays in its place. Its files stay in the project.'
          : 'Its text is removed for everyone, and “Message deleted” stays in its place.'
      }
      confirmLabel="Delete message"
      isDeleting={isPending}
      error={error ? errorMessageFor(error, 'The message was not deleted.') : undefined}
      onConfirm={() => mutate({ id: message.id, project }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
