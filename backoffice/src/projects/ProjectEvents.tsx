import { styled } from 'styled-components'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { projectHistory } from '@fortnight/supabase/projects'
import { momentOf } from '../layout/moment.ts'
import { eventSentence } from './eventSentence.ts'

const List = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--line);
  }

  time {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

/** What happened to a project, newest first. */
export function ProjectEvents({ id }: { id: string }) {
  const { data: events } = useSuspenseQuery({ ...projectHistory(id), staleTime: 0, refetchOnMount: true })
  if (events.length === 0) return <p>Nothing has happened yet.</p>
  return (
    <List role="list">
      {events.map((event) => (
        <li key={event.id}>
          {eventSentence(event)}
          <time dateTime={event.created_at}>{momentOf(event.created_at)}</time>
        </li>
      ))}
    </List>
  )
}
