import { useQuery } from '@fortnight/shared-ui/query'
import type { AcceptanceSummary } from '@fortnight/supabase/acceptance/acceptance'
import { openApprovals } from '@fortnight/supabase/deliverables/queries'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { type ProjectSteps, useNextSteps } from '../layout/useNextSteps.ts'
import { useBriefs } from './useBriefs.ts'
import { usePlans } from './usePlans.ts'
import { useSummaries } from './useSummaries.ts'

/** A project of the list, and where it stands. */
export type ListedProject = {
  project: OwnProject
  /** Null without one. */
  plan: ProjectPlan | null
  /** Undefined while the plan or the brief, from which they follow, loads. */
  steps: ProjectSteps | undefined
  /** Undefined while it loads, and without results. */
  summary: AcceptanceSummary | undefined
}

/** Loads where each of the listed projects stands. `isLoading` until all are known, or failed to load. */
export function useListedProjects(projects: OwnProject[]): { listed: ListedProject[]; isLoading: boolean } {
  const planOf = usePlans(projects)
  const briefOf = useBriefs(projects)
  const summaries = useSummaries(projects)
  const nextStepsOf = useNextSteps()
  const { isPending: areApprovalsPending } = useQuery(openApprovals())
  const listed = projects.map((project) => {
    const [plan, brief] = [planOf(project), briefOf(project)]
    const isLoading = plan === undefined || brief === undefined
    return {
      project,
      plan: plan ?? null,
      steps: isLoading ? undefined : nextStepsOf(project, { plan, brief }),
      summary: summaries[project.id],
    }
  })
  return { listed, isLoading: areApprovalsPending || listed.some(({ steps }) => !steps) }
}
