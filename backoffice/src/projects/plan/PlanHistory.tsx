import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { alwaysRefetch } from '@fortnight/supabase/core/alwaysRefetch'
import { stepHistory } from '@fortnight/supabase/plans/queries'
import { stepEventSentence } from '@fortnight/supabase/plans/stepEventSentence'
import { EventList } from '../../history/EventList.tsx'
import { RecordHistory } from '../page/recordStyles.ts'

/** What happened to the steps of a project, newest first, with the reasons. */
export function PlanHistory({ project }: { project: string }) {
  const { data: events } = useSuspenseQuery({ ...stepHistory(project), ...alwaysRefetch })
  return (
    <RecordHistory as="section" aria-labelledby="plan-history">
      <h3 id="plan-history">History</h3>
      <EventList role="list">
        {events.map((event) => (
          <li key={event.id}>
            <span>
              {stepEventSentence(event, 'admin')}
              {event.reason && event.kind !== 'resumed' && `: ${event.reason}`}
            </span>
            <time dateTime={event.created_at}>{formatDateTime(event.created_at)}</time>
          </li>
        ))}
      </EventList>
    </RecordHistory>
  )
}
