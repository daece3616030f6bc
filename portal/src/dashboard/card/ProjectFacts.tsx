import { styled } from 'styled-components'
import { formatDate } from '@fortnight/shared-ui/data/formatDate'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { planText } from '../../layout/planText.ts'

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  color: var(--ink-soft);
  font-size: var(--text-14);

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-1);
    min-width: 0;
  }

  dt::after {
    content: ':';
  }

  dd {
    overflow-wrap: anywhere;
  }
`

/** Plan and creation date of a project, in the background of its card. */
export function ProjectFacts({ project: { budget_range, created_at } }: { project: OwnProject }) {
  return (
    <List>
      <div>
        <dt>Plan</dt>
        <dd>{planText(budget_range)}</dd>
      </div>
      <div>
        <dt>Created</dt>
        <dd>
          <time dateTime={created_at}>{formatDate(created_at)}</time>
        </dd>
      </div>
    </List>
  )
}
