import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { projectHistory } from '@fortnight/supabase/projects/history'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { eventSentence } from '@fortnight/supabase/projects/eventSentence'

const shownAtFirst = 10

const List = styled.ol`
  display: grid;
  margin-bottom: var(--space-3);
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--line);
  }

  time {
    flex: 0 0 11rem;
    color: var(--ink-soft);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
    line-height: 1.7;
  }
`

/** What happened to a project, by whom and when; newest first. */
export function ProjectHistory({ projectId }: { projectId: string }) {
  const { data: events } = useSuspenseQuery(projectHistory(projectId))
  const [isOpen, setIsOpen] = useState(false)

  if (events.length === 0) return <p>Nothing has happened yet.</p>
  const shown = isOpen ? events : events.slice(0, shownAtFirst)
  return (
    <>
      <List role="list" id="events">
        {shown.map((event) => (
          <li key={event.id}>
            <time dateTime={event.created_at}>{formatDateTime(event.created_at)}</time>
            <span>{eventSentence(event, 'client')}</span>
          </li>
        ))}
      </List>
      {events.length > shownAtFirst && (
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-controls="events"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? `Show the latest ${shownAtFirst}` : `Show all ${events.length}`}
        </Button>
      )}
    </>
  )
}
