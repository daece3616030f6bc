import { outboxMails } from '@fortnight/supabase/desk/mails'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { DataTable } from '../list/table/DataTable.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { useListState } from '../list/useListState.ts'
import { CompactMailTable } from './CompactMailTable.ts'
import { mailColumns } from './mailColumns.tsx'
import { mailStates } from './mailStates.ts'

const stateFilter = { name: 'state', label: 'Status', options: [{ value: '', label: 'All' }, ...mailStates] }

/** The mails that the product has sent or is to send. [ROOM-64] */
export function MailList() {
  const [list, setList] = useListState({ filters: ['state'] })
  const filter = { q: list.q, state: list.filters.state ?? '' }
  return (
    <ListPage
      noun="email"
      list={list}
      setList={setList}
      searchPlaceholder="Address or subject"
      filters={[stateFilter]}
      pageQuery={(page) => outboxMails({ ...filter, page })}
      fallback={<LoadingSpinner what="emails" />}
      renderRows={({ data, isStale, isFiltered }) => (
        <DataTable
          caption="Emails"
          columns={mailColumns}
          rows={data.mails}
          isStale={isStale}
          styledTable={CompactMailTable}
          empty={<NoMails isFiltered={isFiltered} />}
        />
      )}
    />
  )
}

function NoMails({ isFiltered }: { isFiltered: boolean }) {
  const hint = isFiltered
    ? 'Try another search or status. Emails are kept for 30 days.'
    : 'Emails about accounts, the newsletter, and projects are listed here for 30 days.'
  return <EmptyState title={isFiltered ? 'No emails found.' : 'No emails yet'} hint={hint} />
}
