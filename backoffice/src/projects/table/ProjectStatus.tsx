import { styled } from 'styled-components'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import { ProjectProgress } from '../../list/progress/ProjectProgress.tsx'
import { StatusBadge } from '../../list/StatusBadge.tsx'

/* In a wide table, the day and the delivery share a line. */
const Root = styled.div`
  > [data-part='progress'] {
    margin-top: var(--space-1);
    color: var(--ink-soft);

    @container rows (min-width: 68rem) {
      min-width: 12.5rem;
    }
  }
`

/** A project of the list, with its plan once it has begun. */
export type ListedProject = AdminProject & { plan?: ProjectPlan | undefined }

/** The status of a project and, unless it is deleted, where its days stand. */
export function ProjectStatus({ project: { status, deleted_at, plan } }: { project: ListedProject }) {
  if (deleted_at) return <StatusBadge status="deleted" />
  return (
    <Root>
      <StatusBadge status={status} />
      {(plan || status === 'draft') && <ProjectProgress status={status} plan={plan} />}
    </Root>
  )
}
