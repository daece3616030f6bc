import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useQuery, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { acceptanceSummaries } from '@fortnight/supabase/acceptance/queries'
import { briefStates } from '@fortnight/supabase/briefs/queries'
import { openHold, type ProjectPlan } from '@fortnight/supabase/plans/plan'
import { projectDelivery } from '@fortnight/supabase/plans/planDelivery'
import { projectPlan } from '@fortnight/supabase/plans/queries'
import { deliveryDays } from '@fortnight/supabase/projects/delivery'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { DeliveryProgress } from '../../layout/DeliveryProgress.tsx'
import { ProjectNextSteps } from '../../layout/ProjectNextSteps.tsx'
import { HoldNotice } from './HoldNotice.tsx'
import { PlanDetails } from './PlanDetails.tsx'

const Steps = styled(Card)`
  margin-top: var(--space-5);
`

/* On phones, what the client has to do comes before the strip. */
const Root = styled.section`
  @media (max-width: 40rem) {
    display: flex;
    flex-direction: column;

    > ${Steps} {
      order: -1;
      margin-block: 0 var(--space-6);
    }
  }
`

/** Where the delivery of a project stands, what comes next, and its plan. A project without a first day has no plan to load. */
export function ProjectDays({ project }: { project: OwnProject }) {
  if (!project.started_on) return <Days project={project} plan={null} />
  return (
    <PageBoundary fallback={<Skeleton lines={6} label="Loading the plan…" />} errorTitle="The plan could not be loaded">
      <StartedDays project={project} />
    </PageBoundary>
  )
}

function StartedDays({ project }: { project: OwnProject }) {
  const { data: plan } = useSuspenseQuery(projectPlan(project.id))
  return <Days project={project} plan={plan} />
}

function Days({ project, plan }: { project: OwnProject; plan: ProjectPlan | null }) {
  // Without it, what comes next follows from the project alone.
  const { data: briefs, isLoading } = useQuery(briefStates([project.id]))
  // Without it, the strip lacks the percentage, and nothing else.
  const { data: summaries } = useQuery({ ...acceptanceSummaries([project.id]), enabled: project.started_on !== null })
  const hold = plan && openHold(plan)
  const count = plan?.days.length ?? deliveryDays
  return (
    <Root aria-labelledby="days">
      <h2 id="days">{count === deliveryDays ? 'The fourteen days' : `The ${count} days`}</h2>
      <DeliveryProgress
        delivery={projectDelivery(project, plan, new Date())}
        label="The four steps, day by day"
        // How long a hold lasts, and with it the dates to come, is not known.
        hasDates={!hold}
        summary={summaries?.[project.id]}
      />
      <Steps>
        {isLoading ? (
          <Skeleton lines={2} label="Loading what comes next…" />
        ) : (
          <ProjectNextSteps project={project} plan={plan} brief={briefs?.[project.id]} />
        )}
        {hold && <HoldNotice hold={hold} plan={plan} />}
      </Steps>
      {plan && <PlanDetails plan={plan} isFolded={project.status === 'completed'} />}
    </Root>
  )
}
