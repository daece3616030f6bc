import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { flagEvents } from '@fortnight/supabase/flags/adminQueries'
import { type FlagEvent, flagId } from '@fortnight/supabase/flags/storedFlag'
import { EventList } from '../history/EventList.tsx'
import { EmptyLine } from '../layout/EmptyLine.ts'
import { describeValue } from './listedFlags.ts'

/** Who changed which flag, when and why, newest first. [REL-92] */
export function FlagLog() {
  const { data: events } = useSuspenseQuery(flagEvents())
  if (events.length === 0) return <EmptyLine>No flag has been changed yet.</EmptyLine>
  return (
    <EventList role="list">
      {events.map((event) => (
        <li key={event.id}>
          <span>
            <strong>{flagId(event)}</strong>: {describeChange(event)}. {event.reason}
          </span>
          <span>
            {event.changed_by ?? 'A deleted account'},{' '}
            <time dateTime={event.created_at}>{formatDateTime(event.created_at)}</time>
          </span>
        </li>
      ))}
    </EventList>
  )
}

function describeChange({ from_percentage, to_percentage }: FlagEvent) {
  return `${nameValue(from_percentage)} → ${nameValue(to_percentage)}`
}

const nameValue = (percentage: number | null) => (percentage === null ? 'Default' : describeValue(percentage))
