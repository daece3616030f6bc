import { lazy } from 'react'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useQuery } from '@fortnight/shared-ui/query'
import { customers, customerStats, fetchAllCustomers } from '@fortnight/supabase/customers/adminQueries'
import { DataTable } from '../list/DataTable.tsx'
import { ExportButton } from '../list/ExportButton.tsx'
import { ListStats } from '../list/ListStats.tsx'
import { ListToolbar } from '../list/ListToolbar.tsx'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { MountOnFirstOpen } from '../layout/MountOnFirstOpen.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { Pagination } from '../list/Pagination.tsx'
import { useListState } from '../list/useListState.ts'
import { usePageChange } from '../list/usePageChange.ts'
import { useListQuery } from '../list/useListQuery.ts'
import { csvColumns } from './customerCsvColumns.ts'
import { customerColumns } from './customerColumns.tsx'

const CustomerPanel = lazy(() => import('./CustomerPanel.tsx'))

const figures = { total: 'Total Customers', onboarded: 'Onboarded', pending: 'Pending', this_month: 'This Month' }
const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
]
const states = {
  name: 'onboarding',
  label: 'Onboarding',
  options: [
    { value: '', label: 'All' },
    { value: 'onboarded', label: 'Onboarded' },
    { value: 'pending', label: 'Pending' },
  ],
}
const names = { filters: ['onboarding'], sorts }

/** Everybody who has an account as a client, at /admin/customers. */
export default function CustomersPage() {
  const [list, set] = useListState(names)
  const filter = { q: list.q, state: list.filters.onboarding ?? '', sort: list.sort, page: list.page }
  const stats = useQuery(customerStats())
  const count = useQuery(customers(filter)).data?.total
  const turn = usePageChange(set, (page) => customers({ ...filter, page }))

  return (
    <>
      <PageHeader title="Customers">
        <ExportButton fileName="customers" columns={csvColumns} pages={() => fetchAllCustomers(filter)} />
      </PageHeader>
      <ListStats label="Figures of customers" labels={figures} query={stats} />
      <ListToolbar
        list={list}
        setList={set}
        searchPlaceholder="Search customers by name, email, or company..."
        filters={[states]}
        sorts={sorts}
        count={count}
        noun="customer"
      />
      <PageBoundary fallback={<LoadingSpinner what="customers" />} errorTitle="The customers could not be loaded">
        <Customers filter={filter} onPage={turn} />
      </PageBoundary>
      <MountOnFirstOpen>
        <CustomerPanel />
      </MountOnFirstOpen>
    </>
  )
}

type ListProps = { filter: Parameters<typeof customers>[0]; onPage: (page: number) => void }

function Customers({ filter, onPage }: ListProps) {
  const { data, isStale } = useListQuery(customers(filter))
  if (!data) return <LoadingSpinner what="customers" />
  const isNarrowed = filter.q !== '' || filter.state !== ''
  const hint = isNarrowed ? 'Try adjusting your search or filter criteria.' : 'No client users have signed up yet.'
  return (
    <>
      <DataTable
        caption="Customers"
        columns={customerColumns}
        rows={data.customers}
        isStale={isStale}
        empty={<EmptyState title="No customers found" hint={hint} />}
      />
      <Pagination page={filter.page} total={data.total} onPageChange={onPage} />
    </>
  )
}
