import { Card } from '@fortnight/shared-ui/data/Card'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { useQuery } from '@fortnight/shared-ui/query'
import { acceptanceSummaries } from '@fortnight/supabase/acceptance/queries'
import { projectPlan } from '@fortnight/supabase/plans/queries'
import { ProjectFacts } from '../ProjectFacts.tsx'
import { ProjectDays } from './ProjectDays.tsx'

/** Where the days of a project stand, and its facts. */
export function ProjectOverview({ project }: { project: AdminProject }) {
  const { data: plan } = useQuery({ ...projectPlan(project.id), enabled: project.started_on !== null })
  const { data: summaries } = useQuery({ ...acceptanceSummaries([project.id]), enabled: project.started_on !== null })
  return (
    <>
      <ProjectDays project={project} plan={plan} summary={summaries?.[project.id]} />
      <Card>
        <ProjectFacts project={project} />
      </Card>
    </>
  )
}
