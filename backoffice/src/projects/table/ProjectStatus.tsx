import { styled } from 'styled-components'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import { projectDelivery } from '@fortnight/supabase/plans/planDelivery'
import { progressText } from '../../list/progress/progressText.ts'
import { StatusBadge } from '../../list/StatusBadge.tsx'

/* Days that are done have room in one line. */
const Root = styled.div`
  > small {
    display: grid;
    min-width: 7.5rem;
    margin-top: var(--space-1);
    color: var(--ink-soft);
    font-size: inherit;
  }
`

/** A project of the list, with its plan once it has begun. */
export type ListedProject = AdminProject & { plan?: ProjectPlan | undefined }

/** The status of a project and, while it is worked on, where its days stand. */
export function ProjectStatus({ project }: { project: ListedProject }) {
  const { status, deleted_at, plan } = project
  const text = plan && progressText(projectDelivery(project, plan, new Date()))
  return (
    <Root>
      <StatusBadge status={deleted_at ? 'deleted' : status} />
      {text && (
        <small>
          <span>{text.days}</span> {text.delivery && <span>{text.delivery}</span>}
        </small>
      )}
    </Root>
  )
}
