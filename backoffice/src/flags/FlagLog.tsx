import { styled } from 'styled-components'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { flagEvents } from '@fortnight/supabase/flags/adminQueries'
import { type FlagEvent, flagId } from '@fortnight/supabase/flags/storedFlag'
import { EventList } from '../history/EventList.tsx'
import { describeValue } from './listedFlags.ts'

const Root = styled.section`
  margin-top: var(--space-6);

  > h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-22);
  }
`

/** Who changed which flag, when and why, newest first; nothing before the first change. [REL-92] */
export function FlagLog() {
  const { data: events } = useSuspenseQuery(flagEvents())
  if (events.length === 0) return null
  return (
    <Root aria-labelledby="flag-log">
      <h2 id="flag-log">Log</h2>
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
    </Root>
  )
}

function describeChange({ from_percentage, to_percentage }: FlagEvent) {
  return `${nameValue(from_percentage)} → ${nameValue(to_percentage)}`
}

const nameValue = (percentage: number | null) => (percentage === null ? 'Default' : describeValue(percentage))
