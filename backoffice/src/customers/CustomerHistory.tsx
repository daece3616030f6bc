import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import { customerHistory } from '@fortnight/supabase/customers/history'
import { eventSentence } from '@fortnight/supabase/projects/eventSentence'
import { EventList } from '../history/EventList.tsx'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'

const eventTexts = {
  joined: 'Signed up',
  profile_changed: 'Profile last updated',
  newsletter_asked: 'Requested the newsletter at their contact email',
  newsletter_confirmed: 'Confirmed the newsletter',
  newsletter_ended: 'Unsubscribed from the newsletter',
}

/** The events of a customer and of their projects, newest first. [ADMIN-CUST-6] */
export function CustomerHistory({ id }: { id: string }) {
  const { data: events } = useSuspenseQuery(customerHistory(id))
  return (
    <EventList role="list">
      {events.map((event, index) => (
        // Events have no ids, and two of one kind may have the same time; the list only ever grows.
        <li key={index}>
          {event.project_id === null ? (
            eventTexts[event.kind]
          ) : (
            <span>
              <Link to={`/admin/projects?client=${id}&view=${event.project_id}`}>{event.project_name}</Link>:{' '}
              {eventSentence(event, 'admin')}
            </span>
          )}
          <time dateTime={event.created_at}>{formatDateTime(event.created_at)}</time>
        </li>
      ))}
    </EventList>
  )
}
