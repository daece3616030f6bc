import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { isOpen } from '@fortnight/supabase/briefs/brief'
import { briefStates } from '@fortnight/supabase/briefs/queries'
import { alwaysRefetch } from '@fortnight/supabase/core/alwaysRefetch'
import { openHold, type ProjectPlan as Plan } from '@fortnight/supabase/plans/plan'
import { proposedStatus } from '@fortnight/supabase/plans/proposedStatus'
import { projectPlan } from '@fortnight/supabase/plans/queries'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { OpenBriefNotice } from '../brief/OpenBriefNotice.tsx'
import { ProjectDays } from '../page/ProjectDays.tsx'
import { RecordList, Records, RecordsWithHistory } from '../page/recordStyles.ts'
import { HoldButton } from './HoldButton.tsx'
import { HoldNotice } from './HoldNotice.tsx'
import { PlanHistory } from './PlanHistory.tsx'
import { PlanStepItem } from './PlanStepItem.tsx'
import { ProposedStatus } from './ProposedStatus.tsx'
import { StartPlan } from './StartPlan.tsx'
import { WaitedDays } from './WaitedDays.tsx'

/** The dated steps of a project: started, moved, finished and held here. [FORT-14] */
export default function ProjectPlan({ project }: { project: AdminProject }) {
  const { data: plan } = useSuspenseQuery({ ...projectPlan(project.id), ...alwaysRefetch })
  if (!plan) return <UnstartedPlan project={project} />
  return <StartedPlan project={project} plan={plan} />
}

function UnstartedPlan({ project }: { project: AdminProject }) {
  const { data: briefs } = useSuspenseQuery({ ...briefStates([project.id]), ...alwaysRefetch })
  const brief = briefs[project.id]
  return brief && isOpen(brief) && !project.deleted_at ? (
    <OpenBriefNotice project={project.id} />
  ) : (
    <StartPlan project={project} />
  )
}

function StartedPlan({ project, plan }: { project: AdminProject; plan: Plan }) {
  const hold = openHold(plan)
  const isClosed = project.deleted_at !== null
  return (
    <>
      <ProjectDays project={project} plan={plan} />
      <RecordsWithHistory>
        <Records>
          {!isClosed && (
            <ProposedStatus project={project} status={proposedStatus(plan, project.status)} basis="By the plan" />
          )}
          {hold && <HoldNotice project={project.id} hold={hold} isClosed={isClosed} />}
          <WaitedDays plan={plan} />
          <RecordList as="ol" role="list" aria-label="Steps">
            {plan.steps.map((step) => (
              <PlanStepItem key={step.id} step={step} plan={plan} isClosed={isClosed} />
            ))}
          </RecordList>
          {!hold && !isClosed && <HoldButton project={project.id} plan={plan} />}
        </Records>
        <PlanHistory project={project.id} />
      </RecordsWithHistory>
    </>
  )
}
