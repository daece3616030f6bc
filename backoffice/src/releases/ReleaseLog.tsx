import { Card } from '@fortnight/shared-ui/data/Card'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { type ReleaseEvent, releaseEvents } from '@fortnight/supabase/releases/pins'
import { EventList } from '../history/EventList.tsx'
import { areaLabel } from '../layout/areaLabel.ts'
import { EmptyLine } from '../layout/EmptyLine.ts'

/** Who pinned which build or gave it to a share of visitors, when and why, newest first. [REL-32] [REL-115] */
export function ReleaseLog() {
  const { data: events } = useSuspenseQuery(releaseEvents())
  if (events.length === 0) {
    return (
      <Card>
        <EmptyLine>No pins or canaries yet.</EmptyLine>
      </Card>
    )
  }
  return (
    <EventList role="list">
      {events.map((event) => (
        <li key={event.id}>
          <span>
            <strong>{areaLabel(event.area)}</strong>: {describe(event)}. {event.reason}
          </span>
          <span>
            {event.actor ?? (event.is_automatic ? 'Automatically' : 'A deleted account')},{' '}
            <time dateTime={event.created_at}>{formatDateTime(event.created_at)}</time>
          </span>
        </li>
      ))}
    </EventList>
  )
}

function describe({ kind, build, from_build, share }: ReleaseEvent) {
  switch (kind) {
    case 'unpinned':
      return `${build} is no longer pinned`
    case 'pinned':
      return from_build ? `${build} is pinned in place of ${from_build}` : `${build} is pinned`
    case 'canary_started':
    case 'canary_changed':
      return `${build} is a canary for ${share}% of visitors, the others get ${from_build}`
    case 'canary_halted':
      return `the canary ${build} is halted, all visitors get ${from_build}`
    case 'canary_promoted':
      return `the canary ${build} is promoted, all visitors get it`
    case 'canary_ended':
      return `the canary ${build} has ended`
  }
}
