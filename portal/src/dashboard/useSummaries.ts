import { useQuery } from '@fortnight/shared-ui/query'
import type { AcceptanceSummary } from '@fortnight/supabase/acceptance/acceptance'
import { acceptanceSummaries } from '@fortnight/supabase/acceptance/queries'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'

/**
 * Loads how far the acceptance cases of the listed projects pass, by the id of the project. A project without a first day
 * has nothing to test, and a completed one shows no days. Without it, the day strip lacks the percentage, and nothing else.
 */
export function useSummaries(projects: OwnProject[]): Record<string, AcceptanceSummary> {
  const ids = projects
    .filter(({ started_on, status }) => started_on !== null && status !== 'completed')
    .map(({ id }) => id)
  const { data } = useQuery({
    ...acceptanceSummaries(ids),
    enabled: ids.length > 0,
    placeholderData: (previous: Record<string, AcceptanceSummary> | undefined) => previous,
  })
  return data ?? {}
}
