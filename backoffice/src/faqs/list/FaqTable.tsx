import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import type { ListedFaq } from '@fortnight/supabase/faqs/adminQueries'
import { DataTable } from '../../list/table/DataTable.tsx'
import { faqColumns } from './faqColumns.tsx'
import { MoveFaqContext, useMoveFaq } from './useMoveFaq.ts'

type Props = {
  faqs: ListedFaq[]
  filter: { q: string; state: string }
  isStale: boolean
  isFiltered: boolean
  changePage: (page: number) => void
}

/** One page of the FAQs that match. It shows what is stored: a failed change leaves the row as it was. */
export function FaqTable({ faqs, filter, isStale, isFiltered, changePage }: Props) {
  const { moveFaq, announcement } = useMoveFaq(filter, faqs, changePage)
  const hint = isFiltered ? 'Try adjusting your search or filter criteria.' : 'Published FAQs appear on the home page.'

  return (
    <MoveFaqContext value={moveFaq}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <DataTable
        caption="FAQs"
        columns={faqColumns}
        rows={faqs}
        isStale={isStale}
        empty={<EmptyState title="No FAQs found." hint={hint} />}
      />
    </MoveFaqContext>
  )
}
