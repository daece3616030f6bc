import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { projectHistory } from '@fortnight/supabase/projects/history'
import { eventSentence } from '@fortnight/supabase/projects/eventSentence'
import { EventList } from '../history/EventList.tsx'
import { EmptyLine } from '../layout/EmptyLine.ts'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'

/** The events of a project, newest first. */
export function ProjectHistory({ id }: { id: string }) {
  const { data: events } = useSuspenseQuery({ ...projectHistory(id), staleTime: 0, refetchOnMount: true })
  if (events.length === 0) return <EmptyLine>No activity yet.</EmptyLine>
  return (
    <EventList role="list">
      {events.map((event) => (
        <li key={event.id}>
          {eventSentence(event, 'admin')}
          <time dateTime={event.created_at}>{formatDateTime(event.created_at)}</time>
        </li>
      ))}
    </EventList>
  )
}
