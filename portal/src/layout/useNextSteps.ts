import { useQuery } from '@fortnight/shared-ui/query'
import type { BriefState } from '@fortnight/supabase/briefs/brief'
import { withOpenApprovals } from '@fortnight/supabase/deliverables/approvalNextSteps'
import { openApprovals } from '@fortnight/supabase/deliverables/queries'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import { projectNextSteps } from '@fortnight/supabase/plans/planNextSteps'
import type { NextSteps } from '@fortnight/supabase/projects/nextSteps'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'

type Progress = { plan: ProjectPlan | null; brief: BriefState | null | undefined }

/** `isRequest`: whether the work waits for the client. */
export type ProjectSteps = NextSteps & { isRequest: boolean }

/** Returns a function for what comes next in a project. */
export function useNextSteps() {
  // Without them, the rest of the sentences is still true.
  const { data: approvals = [] } = useQuery(openApprovals())
  return (project: OwnProject, progress: Progress): ProjectSteps => {
    const steps = withOpenApprovals(
      projectNextSteps(project, progress, new Date()),
      approvals.filter(({ project_id }) => project_id === project.id),
    )
    const { action } = steps
    // To write is an offer, except where the work waits for it.
    const isRequest = action !== undefined && (action !== 'email' || project.status === 'on-hold')
    return { ...steps, isRequest }
  }
}
