import { styled } from 'styled-components'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { alwaysRefetch } from '@fortnight/supabase/core/alwaysRefetch'
import { instalmentEventSentence } from '@fortnight/supabase/instalments/instalmentEventSentence'
import { instalmentHistory } from '@fortnight/supabase/instalments/queries'
import { EventList } from '../../history/EventList.tsx'
import { RecordHistory } from '../page/recordStyles.ts'

/* What follows from the start of a project is quieter than what was paid or corrected. */
const Events = styled(EventList)`
  > [data-kind='planned'],
  > [data-kind='due'] {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

/** What happened to the instalments of a project, newest first, with the reasons of corrections. */
export function PaymentHistory({ project }: { project: string }) {
  const { data: events } = useSuspenseQuery({ ...instalmentHistory(project), ...alwaysRefetch })
  return (
    <RecordHistory as="section" aria-labelledby="payment-history">
      <h3 id="payment-history">History</h3>
      <Events role="list">
        {events.map((event) => (
          <li key={event.id} data-kind={event.kind}>
            <span>
              {instalmentEventSentence(event)}
              {event.reason && `: ${event.reason}`}
            </span>
            <time dateTime={event.created_at}>{formatDateTime(event.created_at)}</time>
          </li>
        ))}
      </Events>
    </RecordHistory>
  )
}
