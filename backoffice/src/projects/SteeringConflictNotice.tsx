import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/Button'
import type { AdminProject } from '@fortnight/supabase/adminProjects'
import { labelOf, projectStatuses, timelines } from '@fortnight/supabase/projects'
import { dayOf } from '../layout/moment.ts'
import { priorityWord } from './priority.ts'

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--warning);
  border-radius: var(--radius-small);
  background: var(--warning-soft);

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
`

type Props = { theirs: AdminProject; onKeepMine: () => void; onTakeTheirs: () => void }

/** Somebody else was faster: how the project is now, and the choice. */
export function SteeringConflictNotice({ theirs, onKeepMine, onTakeTheirs }: Props) {
  const { status, priority, timeline, started_on } = theirs
  return (
    <Root role="alert">
      <strong>This project was changed in the meantime. Nothing of yours is saved yet.</strong>
      <p>
        It is now {labelOf(projectStatuses, status)}, with priority {priorityWord(priority)}, timeline{' '}
        {timeline ? labelOf(timelines, timeline) : 'not specified'} and{' '}
        {started_on ? `${dayOf(started_on)} as its first day` : 'no first day'}.
      </p>
      <div>
        <Button size="small" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button size="small" variant="secondary" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </div>
    </Root>
  )
}
