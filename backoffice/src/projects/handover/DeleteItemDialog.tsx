import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { useMutation } from '@fortnight/shared-ui/query'
import { DeleteDialog } from '@fortnight/shared-ui/room/DeleteDialog'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import type { HandoverItem } from '@fortnight/supabase/handover/handover'
import { deleteHandoverItem } from '@fortnight/supabase/handover/mutations'

type Props = { project: string; item: HandoverItem; onClose: () => void }

/** Asks before an item is deleted from the checklist. [FORT-161] */
export function DeleteItemDialog({ project, item, onClose }: Props) {
  const { mutateAsync, isPending, error } = useMutation(deleteHandoverItem())
  const remove = () =>
    void mutateAsync({ project, item: item.id }).then(
      () => {
        void toast.success('Item deleted')
        onClose()
      },
      // The dialog shows it.
      () => undefined,
    )
  return (
    <DeleteDialog
      title="Delete this item?"
      description={`“${item.title}” is removed from the checklist of both sides.`}
      confirmLabel="Delete item"
      isDeleting={isPending}
      error={error ? errorMessageFor(error, 'The item was not deleted. Please try again.') : undefined}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
