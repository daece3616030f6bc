import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { eventSentence } from '@fortnight/supabase/projects/eventSentence'
import { projectHistory } from '@fortnight/supabase/projects/history'

const initialCount = 10

const List = styled.ol`
  display: grid;
  margin-bottom: var(--space-3);
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-4);
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--line);
  }

  time {
    flex: 0 0 11rem;
    color: var(--ink-soft);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
  }
`

/** The events of a project, newest first: who did what, and when. */
export function ProjectHistory({ projectId }: { projectId: string }) {
  const { data: events } = useSuspenseQuery(projectHistory(projectId))
  const [isExpanded, setIsExpanded] = useState(false)

  if (events.length === 0) return <p>No activity yet.</p>
  const shown = isExpanded ? events : events.slice(0, initialCount)
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
      {events.length > initialCount && (
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isExpanded}
          aria-controls="events"
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? `Show the latest ${initialCount}` : `Show all ${events.length}`}
        </Button>
      )}
    </>
  )
}
