import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import type { ListedFaq } from '@fortnight/supabase/faqs/adminQueries'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { DataTable } from '../../list/table/DataTable.tsx'
import { CompactFaqTable } from './CompactFaqTable.ts'
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

  return (
    <MoveFaqContext value={moveFaq}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <DataTable
        caption="FAQs"
        columns={faqColumns}
        rows={faqs}
        isStale={isStale}
        styledTable={CompactFaqTable}
        empty={<NoFaqs isFiltered={isFiltered} />}
      />
    </MoveFaqContext>
  )
}

/** [ADMIN-FAQ-5] */
function NoFaqs({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState title="No FAQs found." hint="Try another search or status." />
  return (
    <EmptyState title="No FAQs found." hint="FAQs you publish here appear on the home page.">
      <ButtonLink to="/admin/faqs/new" variant="secondary" size="small">
        Write the first FAQ
      </ButtonLink>
    </EmptyState>
  )
}
