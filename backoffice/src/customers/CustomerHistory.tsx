import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import { customerHistory } from '@fortnight/supabase/customers/history'
import { eventSentence } from '@fortnight/supabase/projects/eventSentence'
import { EventList } from '../history/EventList.tsx'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'

const sentences = {
  joined: 'Signed up',
  profile_changed: 'The profile was changed for the last time',
  newsletter_asked: 'Asked for the newsletter at the contact e-mail',
  newsletter_confirmed: 'Confirmed the newsletter',
  newsletter_ended: 'Ended the newsletter',
}

/** What happened to a customer and to their projects, newest first. [ADMIN-CUST-6] */
export function CustomerHistory({ id }: { id: string }) {
  const { data: events } = useSuspenseQuery(customerHistory(id))
  return (
    <EventList role="list">
      {events.map((event, place) => (
        // Two things of one kind can happen at one moment, and nothing here is moved or edited.
        <li key={place}>
          {event.project_id === null ? (
            sentences[event.kind]
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
