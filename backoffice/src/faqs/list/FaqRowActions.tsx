import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { useMutation } from '@fortnight/shared-ui/query'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { deleteFaq, restoreFaq } from '@fortnight/supabase/faqs/adminMutations'
import type { ListedFaq } from '@fortnight/supabase/faqs/adminQueries'
import { deleteWithUndo } from '../../list/deleteWithUndo.ts'
import { MoveFaqButtons } from './MoveFaqButtons.tsx'

/** Ways to move, to edit and to delete one FAQ. A deletion can be taken back for a while. [ADMIN-FAQ-2, ADMIN-FAQ-6] */
export function FaqRowActions({ faq }: { faq: ListedFaq }) {
  const remove = useMutation(deleteFaq())
  const restore = useMutation(restoreFaq())

  const confirmAndRemove = () => {
    let deleted: Parameters<typeof restore.mutateAsync>[0] = faq
    return deleteWithUndo({
      confirmation: 'Are you sure you want to delete this FAQ?',
      remove: async () => {
        // It may have changed since it was listed, or be gone already.
        deleted = (await remove.mutateAsync(faq.id)) ?? faq
      },
      successMessage: 'FAQ deleted',
      undo: () => restore.mutateAsync(deleted),
    })
  }

  return (
    <>
      <MoveFaqButtons faq={faq} />
      <ButtonLink to={`/admin/faqs/edit/${faq.id}`} variant="ghost" size="small" title="Edit">
        <Pencil aria-hidden /> <VisuallyHidden>Edit {faq.question}</VisuallyHidden>
      </ButtonLink>
      <Button variant="ghost" size="small" title="Delete" disabled={remove.isPending} onClick={confirmAndRemove}>
        <Trash2 aria-hidden /> <VisuallyHidden>Delete {faq.question}</VisuallyHidden>
      </Button>
    </>
  )
}
