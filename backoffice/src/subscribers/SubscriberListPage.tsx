import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useQuery } from '@fortnight/shared-ui/query'
import { fetchAllSubscribers, newsletterSubscribers } from '@fortnight/supabase/newsletter/adminQueries'
import { ExportButton } from '../list/ExportButton.tsx'
import { ListToolbar } from '../list/ListToolbar.tsx'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { useListState } from '../list/useListState.ts'
import { csvColumns } from './subscriberColumns.tsx'
import { SubscriberTable } from './SubscriberTable.tsx'

const names = { filters: ['status'] } as const
const statuses = {
  name: 'status',
  label: 'Status',
  options: [
    { value: '', label: 'All' },
    { value: 'confirmed', label: 'Confirmed' },
    { value: 'pending', label: 'Pending' },
    { value: 'unsubscribed', label: 'Unsubscribed' },
  ],
}

/** Who asked for the newsletter, at /admin/subscribers. Search and filter live in the address. */
export default function SubscribersPage() {
  const [list, set] = useListState(names)
  const filter = { q: list.q, status: list.filters.status ?? '', page: list.page }
  const count = useQuery(newsletterSubscribers(filter)).data?.total

  return (
    <>
      <PageHeader title="Subscribers">
        <ExportButton fileName="subscribers" columns={csvColumns} pages={() => fetchAllSubscribers(filter)} />
      </PageHeader>
      <ListToolbar
        list={list}
        setList={set}
        searchPlaceholder="Search by e-mail address..."
        filters={[statuses]}
        count={count}
        noun="subscriber"
      />
      <PageBoundary fallback={<LoadingSpinner what="subscribers" />} errorTitle="The subscribers could not be loaded">
        <SubscriberTable filter={filter} onPage={(page) => set({ page })} />
      </PageBoundary>
    </>
  )
}
