import { Trash2 } from 'lucide-react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { useMutation } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { deleteSubscriber } from '@fortnight/supabase/newsletter/adminMutations'
import type { Subscriber } from '@fortnight/supabase/newsletter/adminQueries'
import { saveFailedMessage } from '../list/deleteWithUndo.ts'

/** Deletes a subscriber after a confirmation. There is no Undo: only the subscriber can consent again. */
export function RemoveSubscriberButton({ subscriber: { id, email } }: { subscriber: Subscriber }) {
  const removal = useMutation(deleteSubscriber())

  const confirmAndRemove = async () => {
    const confirmation = `Are you sure you want to remove ${email}? The address and consent are deleted permanently; only this person can subscribe again.`
    if (!window.confirm(confirmation)) return
    await removal.mutateAsync(id).then(
      () => toast.success('Subscriber removed'),
      () => toast.error(saveFailedMessage),
    )
  }

  return (
    <Button
      variant="ghost"
      size="small"
      title="Remove"
      aria-disabled={removal.isPending}
      onClick={() => void confirmAndRemove()}
    >
      <Trash2 aria-hidden /> <VisuallyHidden>Remove {email}</VisuallyHidden>
    </Button>
  )
}
