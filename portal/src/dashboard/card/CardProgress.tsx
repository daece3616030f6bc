import { styled } from 'styled-components'
import { visuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import type { AcceptanceSummary } from '@fortnight/supabase/acceptance/acceptance'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import { projectDelivery } from '@fortnight/supabase/plans/planDelivery'
import { type Delivery, deliverySteps } from '@fortnight/supabase/projects/delivery'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { DeliveryProgress } from '../../layout/DeliveryProgress.tsx'
import { NextStepsList } from '../../layout/ProjectNextSteps.tsx'
import type { ProjectSteps } from '../../layout/useNextSteps.ts'

const NextSteps = styled.div`
  padding-block: var(--space-4);
  border-block: 1px solid var(--line);

  @media (max-width: 40rem) {
    order: 1;
    padding-block: var(--space-3);
  }
`
/* On phones, the strip comes before all texts, and below it stands only the phase that is current. */
const Progress = styled.div<{ $phase: number }>`
  @media (max-width: 40rem) {
    ol > li:not(:nth-child(${({ $phase }) => $phase})) {
      ${visuallyHidden}
    }
  }
`

type Props = {
  project: OwnProject
  plan: ProjectPlan | null
  summary: AcceptanceSummary | undefined
  steps: ProjectSteps
  isTaskElsewhere: boolean
}

/** The days of a project on its card, and what comes next. [DASH-13] */
export function CardProgress({ project, plan, summary, steps, isTaskElsewhere }: Props) {
  const delivery = projectDelivery(project, plan, new Date())
  return (
    <>
      {(plan || project.status === 'active') && delivery.dates && (
        <Progress $phase={currentPhase(delivery)}>
          <DeliveryProgress delivery={delivery} label={`${project.name}, day by day`} summary={summary} />
        </Progress>
      )}
      <NextSteps>
        <NextStepsList project={project} steps={steps} isListed isTaskElsewhere={isTaskElsewhere} />
      </NextSteps>
    </>
  )
}

/** The number of the phase that runs or is next; of the last one, when all are over. */
function currentPhase({ daysDone, today = daysDone + 1, spans }: Delivery) {
  const phases: readonly { to: number }[] = spans ?? deliverySteps
  const index = phases.findIndex(({ to }) => today <= to)
  return index < 0 ? phases.length : index + 1
}
