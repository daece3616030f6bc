import { styled } from 'styled-components'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { projectHistory } from '@fortnight/supabase/projects/history'
import { eventSentence } from '@fortnight/supabase/projects/eventSentence'
import { EventList } from '../history/EventList.tsx'
import { EmptyLine } from '../layout/EmptyLine.ts'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'

/* In a side panel, the time is below its event; with more room, it has a column. */
const Root = styled.div`
  container-type: inline-size;

  @container (min-width: 40rem) {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: baseline;
      gap: var(--space-4);
      padding-block: var(--space-3);
    }
  }
`

/** The events of a project, newest first. */
export function ProjectHistory({ id }: { id: string }) {
  const { data: events } = useSuspenseQuery({ ...projectHistory(id), staleTime: 0, refetchOnMount: true })
  if (events.length === 0) return <EmptyLine>No activity yet.</EmptyLine>
  return (
    <Root>
      <EventList role="list">
        {events.map((event) => (
          <li key={event.id}>
            <span>{eventSentence(event, 'admin')}</span>
            <time dateTime={event.created_at}>{formatDateTime(event.created_at)}</time>
          </li>
        ))}
      </EventList>
    </Root>
  )
}
