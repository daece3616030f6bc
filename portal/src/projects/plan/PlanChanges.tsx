import { styled } from 'styled-components'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { Disclosure } from '@fortnight/shared-ui/room/Disclosure'
import { stepHistory } from '@fortnight/supabase/plans/queries'
import { stepEventSentence } from '@fortnight/supabase/plans/stepEventSentence'

const Root = styled(Disclosure)`
  ol {
    padding: 0;
    list-style: none;
  }

  li {
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  time {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

/** What has changed in a plan, newest first, with the reasons. */
export function PlanChanges({ project }: { project: string }) {
  const { data: events } = useSuspenseQuery(stepHistory(project))
  return (
    <Root>
      <summary>Changes to the plan</summary>
      <ol role="list">
        {events.map((event) => (
          <li key={event.id}>
            <time dateTime={event.created_at}>{formatDateTime(event.created_at)}</time>
            {stepEventSentence(event, 'client')}
            {event.reason && event.kind !== 'resumed' && `: ${event.reason}`}
          </li>
        ))}
      </ol>
    </Root>
  )
}
