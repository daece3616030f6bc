import { useQuery } from '@fortnight/shared-ui/query'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import { projectPlans } from '@fortnight/supabase/plans/queries'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'

/**
 * Loads the plans of the listed projects, and returns that of one: undefined while it loads, null without one. A project
 * without a first day has none. If they fail to load, the days are counted from the first day, as without a plan.
 */
export function usePlans(projects: OwnProject[]) {
  const ids = projects.filter(({ started_on }) => started_on !== null).map(({ id }) => id)
  // A list that has changed keeps the plans that it knows.
  const { data, isPending } = useQuery({
    ...projectPlans(ids),
    enabled: ids.length > 0,
    placeholderData: (previous: Record<string, ProjectPlan> | undefined) => previous,
  })
  return ({ id, started_on }: OwnProject): ProjectPlan | null | undefined =>
    data?.[id] ?? (started_on !== null && isPending ? undefined : null)
}
