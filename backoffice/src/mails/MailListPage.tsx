import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useSearchParams } from '@fortnight/shared-ui/router'
import { PageHeader } from '../layout/PageHeader.tsx'
import { Tabs } from '../layout/tabs/Tabs.tsx'
import { MailList } from './MailList.tsx'

// Loaded on demand: the list needs neither.
const NotificationsPanel = lazy(() => import('./NotificationsPanel.tsx'))
const MailTemplates = lazy(() => import('./MailTemplates.tsx'))

const tabs = [
  { name: 'outbox', title: 'All emails', content: <MailList /> },
  {
    name: 'templates',
    title: 'Templates',
    content: (
      <PageBoundary
        fallback={<Skeleton lines={10} label="Loading the templates…" />}
        errorTitle="The templates could not be loaded"
      >
        <MailTemplates />
      </PageBoundary>
    ),
  },
]

/** The mails that the product sends, and what each looks like, at /admin/mails. The tab is in the URL. [ROOM-64] */
export default function MailListPage() {
  const [search, setSearch] = useSearchParams()
  const [isPanelOpen, setIsPanelOpen] = useState<boolean>()
  const selected = search.get('tab') === 'templates' ? 'templates' : 'outbox'

  return (
    <>
      <PageHeader title="Emails" hint="Automatic emails from the last 30 days.">
        <Button variant="secondary" size="small" onClick={() => setIsPanelOpen(true)}>
          <Bell aria-hidden /> Your notifications
        </Button>
      </PageHeader>
      <Tabs
        label="Email sections"
        tabs={tabs}
        selected={selected}
        onSelect={(name) => setSearch(name === 'outbox' ? {} : { tab: name })}
      />
      {isPanelOpen !== undefined && (
        <Suspense fallback={null}>
          <NotificationsPanel open={isPanelOpen} onOpenChange={setIsPanelOpen} />
        </Suspense>
      )}
    </>
  )
}
