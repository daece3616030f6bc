import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import type { ProjectBrief } from '@fortnight/supabase/briefs/brief'
import { briefEventSentence } from '@fortnight/supabase/briefs/briefEventSentence'
import { EventList } from '../../history/EventList.tsx'
import { EmptyLine } from '../../layout/EmptyLine.ts'
import { RecordHistory } from '../page/recordStyles.ts'

/** What happened to a brief, newest first, with the reasons. */
export function BriefHistory({ brief: { events, questions } }: { brief: ProjectBrief }) {
  return (
    <RecordHistory as="section" aria-labelledby="brief-history">
      <h3 id="brief-history">History</h3>
      {events.length === 0 ? (
        <EmptyLine>Nothing has happened yet.</EmptyLine>
      ) : (
        <EventList role="list">
          {events.map((event) => (
            <li key={event.id}>
              <span>
                {briefEventSentence(event, questions, 'admin')}
                {event.reason && `: ${event.reason}`}
              </span>
              <time dateTime={event.created_at}>{formatDateTime(event.created_at)}</time>
            </li>
          ))}
        </EventList>
      )}
    </RecordHistory>
  )
}
