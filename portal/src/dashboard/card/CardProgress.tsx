import { styled } from 'styled-components'
import type { AcceptanceSummary } from '@fortnight/supabase/acceptance/acceptance'
import type { BriefState } from '@fortnight/supabase/briefs/brief'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import { projectDelivery } from '@fortnight/supabase/plans/planDelivery'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { DeliveryProgress } from '../../layout/DeliveryProgress.tsx'
import { ProjectNextSteps } from '../../layout/ProjectNextSteps.tsx'

const NextSteps = styled.div`
  padding-block: var(--space-4);
  border-block: 1px solid var(--line);
`
/* On phones, what the client has to do comes before the strip. */
const Progress = styled.div`
  @media (max-width: 40rem) {
    order: 1;
  }
`

type Props = {
  project: OwnProject
  plan: ProjectPlan | null
  brief: BriefState | null
  /** Undefined while it loads, and without results. */
  summary: AcceptanceSummary | undefined
}

/** The days of a project on its card, and what comes next. [DASH-13] */
export function CardProgress({ project, plan, brief, summary }: Props) {
  const delivery = projectDelivery(project, plan, new Date())
  return (
    <>
      {(plan || project.status === 'active') && delivery.dates && (
        <Progress>
          <DeliveryProgress delivery={delivery} label={`${project.name}, day by day`} summary={summary} />
        </Progress>
      )}
      <NextSteps>
        <ProjectNextSteps project={project} plan={plan} brief={brief} isListed />
      </NextSteps>
    </>
  )
}
