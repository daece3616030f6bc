import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { alwaysRefetch } from '@fortnight/supabase/core/alwaysRefetch'
import { instalmentEventSentence } from '@fortnight/supabase/instalments/instalmentEventSentence'
import { instalmentHistory } from '@fortnight/supabase/instalments/queries'
import { EventList } from '../../history/EventList.tsx'
import { RecordHistory } from '../page/recordStyles.ts'

/** What happened to the instalments of a project, newest first, with the reasons of corrections. */
export function PaymentHistory({ project }: { project: string }) {
  const { data: events } = useSuspenseQuery({ ...instalmentHistory(project), ...alwaysRefetch })
  return (
    <RecordHistory as="section" aria-labelledby="payment-history">
      <h3 id="payment-history">History</h3>
      <EventList role="list">
        {events.map((event) => (
          <li key={event.id}>
            <span>
              {instalmentEventSentence(event)}
              {event.reason && `: ${event.reason}`}
            </span>
            <time dateTime={event.created_at}>{formatDateTime(event.created_at)}</time>
          </li>
        ))}
      </EventList>
    </RecordHistory>
  )
}
