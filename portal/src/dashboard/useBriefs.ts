import { useQuery } from '@fortnight/shared-ui/query'
import type { BriefState } from '@fortnight/supabase/briefs/brief'
import { briefStates } from '@fortnight/supabase/briefs/queries'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'

/**
 * Loads where the briefs of the listed projects stand, and returns that of one: undefined while it loads, null without one.
 * A project that has a first day, or is completed, needs none any more. If they fail to load, it is as without a brief.
 */
export function useBriefs(projects: OwnProject[]) {
  const ids = projects.filter(needsBrief).map(({ id }) => id)
  // A list that has changed keeps what it knows.
  const { data, isPending } = useQuery({
    ...briefStates(ids),
    enabled: ids.length > 0,
    placeholderData: (previous: Record<string, BriefState> | undefined) => previous,
  })
  return (project: OwnProject): BriefState | null | undefined =>
    data?.[project.id] ?? (needsBrief(project) && isPending ? undefined : null)
}

const needsBrief = ({ started_on, status }: OwnProject) => started_on === null && status !== 'completed'
