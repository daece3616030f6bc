import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { fetchAllSubscribers, newsletterSubscribers } from '@fortnight/supabase/newsletter/adminQueries'
import { subscriberStatuses } from '@fortnight/supabase/newsletter/labels'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { DataTable } from '../list/table/DataTable.tsx'
import { ExportButton } from '../list/export/ExportButton.tsx'
import { EmptyList } from '../list/EmptyList.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { useListState } from '../list/useListState.ts'
import { SubscriberDrawing } from './SubscriberDrawing.tsx'
import { SubscriberTable } from './SubscriberTable.ts'
import { subscriberColumns, subscriberCsvColumns } from './subscriberColumns.tsx'

const statusFilter = {
  name: 'status',
  label: 'Status',
  options: [{ value: '', label: 'All' }, ...subscriberStatuses],
}

/** The newsletter subscribers, at /admin/subscribers. */
export default function SubscriberListPage() {
  const [list, setList] = useListState({ filters: ['status'] })
  const filter = { q: list.q, status: list.filters.status ?? '', page: list.page }

  return (
    <ListPage
      title="Subscribers"
      noun="subscriber"
      rowActions={
        <ExportButton fileName="subscribers" columns={subscriberCsvColumns} pages={() => fetchAllSubscribers(filter)} />
      }
      list={list}
      setList={setList}
      searchPlaceholder="Email address"
      filters={[statusFilter]}
      pageQuery={(page) => newsletterSubscribers({ ...filter, page })}
      fallback={<LoadingSpinner what="subscribers" />}
      renderRows={({ data, isStale, isFiltered }) => (
        <DataTable
          caption="Newsletter subscribers"
          columns={subscriberColumns}
          styledTable={SubscriberTable}
          rows={data.subscribers}
          isStale={isStale}
          empty={<NoSubscribers isFiltered={isFiltered} />}
        />
      )}
    />
  )
}

function NoSubscribers({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState title="No subscribers found." hint="Try another search or status." />
  return (
    <EmptyList
      drawing={<SubscriberDrawing />}
      title="No subscribers yet"
      hint="Visitors subscribe in the newsletter box at the end of the blog. They are listed as pending until they confirm their address."
    >
      <ButtonLink to="/blog" variant="secondary" size="small">
        Open the blog
      </ButtonLink>
    </EmptyList>
  )
}
