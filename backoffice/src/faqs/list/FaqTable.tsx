import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { adminFaqs, type FaqFilter } from '@fortnight/supabase/faqs/adminQueries'
import { DataTable } from '../../list/DataTable.tsx'
import { Pagination } from '../../list/Pagination.tsx'
import { useListQuery } from '../../list/useListQuery.ts'
import { faqColumns } from './faqColumns.tsx'
import { MoveFaq, useFaqMoves } from './useMoveFaq.ts'

/** One page of the FAQs that match. What it shows is what is stored: a refused change leaves the row as it was. */
export function FaqTable({ filter, onPage }: { filter: FaqFilter; onPage: (page: number) => void }) {
  const { data, isStale } = useListQuery(adminFaqs(filter))
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
      <Pagination page={filter.page} total={data.total} onPageChange={onPage} />
    </MoveFaq>
  )
}
