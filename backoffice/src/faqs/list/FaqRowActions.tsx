import { Pencil } from 'lucide-react'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { useMutation } from '@fortnight/shared-ui/query'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { deleteFaq, restoreFaq } from '@fortnight/supabase/faqs/adminMutations'
import type { ListedFaq } from '@fortnight/supabase/faqs/adminQueries'
import { deleteWithUndo } from '../../list/deleteWithUndo.ts'
import { DeleteButton } from '../../list/table/DeleteButton.tsx'

/** Buttons that edit and delete a FAQ. A deletion can be undone for 10 seconds. [ADMIN-FAQ-2, ADMIN-FAQ-6] */
export function FaqRowActions({ faq }: { faq: ListedFaq }) {
  const deletion = useMutation(deleteFaq())
  const restoration = useMutation(restoreFaq())

  const confirmAndDelete = () => {
    let deleted: Parameters<typeof restoration.mutateAsync>[0] = faq
    return deleteWithUndo({
      confirmation: 'Are you sure you want to delete this FAQ?',
      remove: async () => {
        // It may have been changed or deleted since it was listed.
        deleted = (await deletion.mutateAsync(faq.id)) ?? faq
      },
      successMessage: 'FAQ deleted',
      undo: () => restoration.mutateAsync(deleted),
    })
  }

  return (
    <>
      <ButtonLink to={`/admin/faqs/edit/${faq.id}`} variant="ghost" size="small" title="Edit">
        <Pencil aria-hidden /> <VisuallyHidden>Edit {faq.question}</VisuallyHidden>
      </ButtonLink>
      <DeleteButton name={faq.question} isPending={deletion.isPending} onDelete={confirmAndDelete} />
    </>
  )
}
