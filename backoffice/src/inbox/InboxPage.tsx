import { Keyboard, MessageSquareText } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { PageHeader } from '../layout/PageHeader.tsx'
import { useListState } from '../list/useListState.ts'
import { InboxRooms } from './InboxRooms.tsx'
import { InboxToolbar } from './InboxToolbar.tsx'
import { SearchHits } from './SearchHits.tsx'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { filterOf } from './inboxFilters.ts'
import { useInboxKeys } from './useInboxKeys.ts'

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  @media (hover: none), (max-width: 40rem) {
    > button {
      display: none;
    }
  }
`

/** Every project that waits for an answer, oldest wait first, at /admin/inbox. Search, filter and page are in the URL. */
export default function InboxPage() {
  const [list, setList] = useListState({ filters: ['show'] })
  const [replyingTo, setReplyingTo] = useState<string>()
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const results = useRef<HTMLDivElement>(null)
  const showHelp = () => setIsHelpOpen(true)
  useInboxKeys(results, { reply: setReplyingTo, help: showHelp })

  return (
    <>
      <PageHeader title="Inbox">
        <Actions>
          <ButtonLink to="/admin/replies" variant="secondary" size="small">
            <MessageSquareText aria-hidden /> Saved replies
          </ButtonLink>
          <Button variant="secondary" size="small" onClick={showHelp}>
            <Keyboard aria-hidden /> Keyboard shortcuts
          </Button>
        </Actions>
      </PageHeader>
      <InboxToolbar list={list} setList={setList} />
      <div ref={results}>
        {list.q ? (
          <PageBoundary
            fallback={<Skeleton lines={6} label="Searching…" />}
            errorTitle="Messages and files could not be searched"
          >
            <SearchHits q={list.q} />
          </PageBoundary>
        ) : (
          <PageBoundary
            fallback={<Skeleton lines={8} label="Loading the inbox…" />}
            errorTitle="The inbox could not be loaded"
          >
            <InboxRooms
              filter={filterOf(list.filters.show ?? '')}
              page={list.page}
              onPageChange={(page) => setList({ page })}
              replyingTo={replyingTo}
              onReply={setReplyingTo}
            />
          </PageBoundary>
        )}
      </div>
      <ShortcutsDialog open={isHelpOpen} onOpenChange={setIsHelpOpen} />
    </>
  )
}
