import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { type ReleaseEvent, releaseEvents } from '@fortnight/supabase/releases/pins'
import { EventList } from '../history/EventList.tsx'
import { areaLabel } from '../layout/areaLabel.ts'

/** Who pinned which build, when and why, newest first. [REL-32] */
export function ReleaseLog() {
  const { data: events } = useSuspenseQuery(releaseEvents())
  if (events.length === 0) return <p>Nothing has been pinned yet.</p>
  return (
    <EventList role="list">
      {events.map((event) => (
        <li key={event.id}>
          <span>
            <strong>{areaLabel(event.area)}</strong>: {describe(event)}. {event.reason}
          </span>
          <span>
            {event.actor ?? 'A deleted account'},{' '}
            <time dateTime={event.created_at}>{formatDateTime(event.created_at)}</time>
          </span>
        </li>
      ))}
    </EventList>
  )
}

function describe({ kind, build, from_build }: ReleaseEvent) {
  if (kind === 'unpinned') return `${build} is no longer pinned`
  return from_build ? `${build} is pinned in place of ${from_build}` : `${build} is pinned`
}
