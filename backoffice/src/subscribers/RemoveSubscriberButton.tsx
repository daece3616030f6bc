import { Trash2 } from 'lucide-react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { useMutation } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { deleteSubscriber, type Subscriber } from '@fortnight/supabase/newsletter/adminQueries'
import { saveFailedMessage } from '../list/deleteWithUndo.ts'

/** Forgets a subscriber. There is no undo: only the person can give the consent again. */
export function RemoveButton({ subscriber: { id, email } }: { subscriber: Subscriber }) {
  const remove = useMutation(deleteSubscriber())

  const confirmAndRemove = async () => {
    const question = `Are you sure you want to remove ${email}? Address and consent are erased for good; only this person can subscribe again.`
    if (!window.confirm(question)) return
    await remove.mutateAsync(id).then(
      () => toast.success('Subscriber removed'),
      () => toast.error(saveFailedMessage),
    )
  }

  return (
    <Button variant="ghost" size="small" disabled={remove.isPending} onClick={() => void confirmAndRemove()}>
      <Trash2 aria-hidden /> Remove <VisuallyHidden>{email}</VisuallyHidden>
    </Button>
  )
}
