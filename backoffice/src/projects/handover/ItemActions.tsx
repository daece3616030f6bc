import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useMutation } from '@fortnight/shared-ui/query'
import { DeleteDialog } from '@fortnight/shared-ui/room/DeleteDialog'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import type { HandoverItem } from '@fortnight/supabase/handover/handover'
import { deleteHandoverItem } from '@fortnight/supabase/handover/mutations'
import { Actions } from './handoverStyles.ts'
import { ItemDialog } from './ItemDialog.tsx'

/** Edits an item of the checklist, or deletes it while not both sides have ticked it. [FORT-161] */
export function ItemActions({ project, item }: { project: string; item: HandoverItem }) {
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const { mutate, isPending, error, reset } = useMutation(deleteHandoverItem())
  const isDone = item.client_ticked_at !== null && item.team_ticked_at !== null
  const close = () => {
    setOpen(undefined)
    reset()
  }
  const remove = () =>
    mutate({ project, item: item.id }, { onSuccess: () => void toast.success('Item deleted') })
  return (
    <>
      <Actions>
        <Button variant="secondary" size="small" onClick={() => setOpen('edit')}>
          <Pencil aria-hidden /> Edit <VisuallyHidden>{item.title}</VisuallyHidden>
        </Button>
        {!isDone && (
          <Button variant="secondary" size="small" onClick={() => setOpen('delete')}>
            <Trash2 aria-hidden /> Delete <VisuallyHidden>{item.title}</VisuallyHidden>
          </Button>
        )}
      </Actions>
      {open === 'edit' && <ItemDialog project={project} item={item} onClose={close} />}
      {open === 'delete' && (
        <DeleteDialog
          title="Delete this item?"
          description={`“${item.title}” is removed from the checklist of both sides.`}
          confirmLabel="Delete item"
          isDeleting={isPending}
          error={error ? errorMessageFor(error, 'The item was not deleted. Please try again.') : undefined}
          onConfirm={remove}
          onClose={close}
        />
      )}
    </>
  )
}
