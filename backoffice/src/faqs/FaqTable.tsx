import { EmptyState } from '@fortnight/shared-ui/EmptyState'
import { Skeleton } from '@fortnight/shared-ui/Skeleton'
import { VisuallyHidden } from '@fortnight/shared-ui/VisuallyHidden'
import { adminFaqs, type FaqFilter } from '@fortnight/supabase/adminFaqs'
import { DataTable } from '../layout/DataTable.tsx'
import { Pagination } from '../layout/Pagination.tsx'
import { useRows } from '../layout/useRows.ts'
import { faqColumns } from './faqColumns.tsx'
import { MoveFaq, useFaqMoves } from './faqMoves.ts'

/** One page of the FAQs that match. What it shows is what is stored: a refused change leaves the row as it was. */
export function FaqTable({ filter, onPage }: { filter: FaqFilter; onPage: (page: number) => void }) {
  const { data, isStale } = useRows(adminFaqs(filter))
  const { move, announcement } = useFaqMoves(filter, data?.faqs ?? [], onPage)

  if (!data) return <Skeleton lines={8} label="Loading FAQs…" />
  const isNarrowed = filter.q !== '' || filter.state !== ''
  const hint = isNarrowed
    ? 'Try adjusting your search or filter criteria.'
    : 'What you ask and answer here appears on the home page.'

  return (
    <MoveFaq value={move}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <DataTable
        caption="FAQs"
        columns={faqColumns}
        rows={data.faqs}
        isStale={isStale}
        empty={<EmptyState title="No FAQs found." hint={hint} />}
      />
      <Pagination page={filter.page} total={data.total} onPage={onPage} />
    </MoveFaq>
  )
}
