import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { newsletterSubscribers, type SubscriberFilter } from '@fortnight/supabase/newsletter/adminQueries'
import { DataTable } from '../list/DataTable.tsx'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { Pagination } from '../list/Pagination.tsx'
import { useListQuery } from '../list/useListQuery.ts'
import { subscriberColumns } from './subscriberColumns.tsx'

/** One page of the subscribers that match. */
export function SubscriberTable({ filter, onPage }: { filter: SubscriberFilter; onPage: (page: number) => void }) {
  const { data, isStale } = useListQuery(newsletterSubscribers(filter))
  if (!data) return <LoadingSpinner what="subscribers" />
  const isNarrowed = filter.q !== '' || filter.status !== ''
  const hint = isNarrowed ? 'Try another search or status.' : 'Visitors subscribe in the newsletter box below the blog.'
  return (
    <>
      <DataTable
        caption="Newsletter subscribers"
        columns={subscriberColumns}
        rows={data.subscribers}
        isStale={isStale}
        empty={<EmptyState title="No subscribers found." hint={hint} />}
      />
      <Pagination page={filter.page} total={data.total} onPageChange={onPage} />
    </>
  )
}
