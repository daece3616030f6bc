import { lazy } from 'react'
import { useQuery } from '@fortnight/shared-ui/query'
import { customers, customerStats, fetchAllCustomers } from '@fortnight/supabase/customers/adminQueries'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { MountOnFirstOpen } from '../layout/MountOnFirstOpen.tsx'
import { DataTable } from '../list/table/DataTable.tsx'
import { ExportButton } from '../list/export/ExportButton.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { ListStats } from '../list/stats/ListStats.tsx'
import { useListState } from '../list/useListState.ts'
import { CompactCustomerTable } from './CompactCustomerTable.ts'
import { customerColumns } from './customerColumns.tsx'
import { customerCsvColumns } from './customerCsvColumns.ts'

const CustomerPanel = lazy(() => import('./CustomerPanel.tsx'))

const statLabels = { total: 'Total Customers', onboarded: 'Onboarded', pending: 'Pending', this_month: 'This Month' }
const onboardingFilter = {
  name: 'onboarding',
  label: 'Onboarding',
  options: [
    { value: '', label: 'All' },
    { value: 'onboarded', label: 'Onboarded' },
    { value: 'pending', label: 'Pending' },
  ],
}
const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
]

/** All users with a client account, at /admin/customers. */
export default function CustomerListPage() {
  const [list, setList] = useListState({ filters: ['onboarding'], sorts })
  const filter = { q: list.q, state: list.filters.onboarding ?? '', sort: list.sort, page: list.page }
  const stats = useQuery(customerStats())

  return (
    <>
      <ListPage
        title="Customers"
        noun="customer"
        rowActions={
          <ExportButton fileName="customers" columns={customerCsvColumns} pages={() => fetchAllCustomers(filter)} />
        }
        summary={<ListStats label="Customer statistics" labels={statLabels} query={stats} />}
        list={list}
        setList={setList}
        searchPlaceholder="Search customers by name, email, or company..."
        filters={[onboardingFilter]}
        sorts={sorts}
        keepsToolbar
        pageQuery={(page) => customers({ ...filter, page })}
        fallback={<LoadingSpinner what="customers" />}
        renderRows={({ data, isStale, isFiltered }) => (
          <DataTable
            caption="Customers"
            columns={customerColumns}
            rows={data.customers}
            isStale={isStale}
            styledTable={CompactCustomerTable}
            empty={<NoCustomers isFiltered={isFiltered} />}
          />
        )}
      />
      <MountOnFirstOpen>
        <CustomerPanel />
      </MountOnFirstOpen>
    </>
  )
}

/** [ADMIN-CUST-7] */
function NoCustomers({ isFiltered }: { isFiltered: boolean }) {
  const hint = isFiltered ? 'Try adjusting your search or filter criteria.' : 'No client users have signed up yet.'
  return <EmptyState title="No customers found" hint={hint} />
}
