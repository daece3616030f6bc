import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { outboxMails } from '@fortnight/supabase/desk/mails'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { DataTable } from '../list/table/DataTable.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { useListState } from '../list/useListState.ts'
import { mailColumns } from './mailColumns.tsx'
import { mailStates } from './mailStates.ts'

// Loaded on demand: the list needs no form.
const NotificationsPanel = lazy(() => import('./NotificationsPanel.tsx'))

const stateFilter = { name: 'state', label: 'State', options: [{ value: '', label: 'All' }, ...mailStates] }

/** The mails that the product sends, at /admin/mails. [ROOM-64] */
export default function MailListPage() {
  const [list, setList] = useListState({ filters: ['state'] })
  const [isPanelOpen, setIsPanelOpen] = useState<boolean>()
  const filter = { q: list.q, state: list.filters.state ?? '' }

  return (
    <>
      <ListPage
        title="Emails"
        noun="email"
        actions={
          <Button variant="secondary" size="small" onClick={() => setIsPanelOpen(true)}>
            <Bell aria-hidden /> Your notifications
          </Button>
        }
        list={list}
        setList={setList}
        searchPlaceholder="Search by address or subject..."
        filters={[stateFilter]}
        pageQuery={(page) => outboxMails({ ...filter, page })}
        fallback={<LoadingSpinner what="emails" />}
        renderRows={({ data, isStale, isFiltered }) => (
          <DataTable
            caption="Emails"
            columns={mailColumns}
            rows={data.mails}
            isStale={isStale}
            empty={<NoMails isFiltered={isFiltered} />}
          />
        )}
      />
      {isPanelOpen !== undefined && (
        <Suspense fallback={null}>
          <NotificationsPanel open={isPanelOpen} onOpenChange={setIsPanelOpen} />
        </Suspense>
      )}
    </>
  )
}

function NoMails({ isFiltered }: { isFiltered: boolean }) {
  const hint = isFiltered
    ? 'Try another search or state. Emails are listed for 30 days.'
    : 'Emails about accounts, the newsletter and projects are listed here for 30 days.'
  return <EmptyState title="No emails found." hint={hint} />
}
