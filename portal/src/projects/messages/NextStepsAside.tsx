import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'
import { useQuery } from '@fortnight/shared-ui/query'
import { briefStates } from '@fortnight/supabase/briefs/queries'
import { projectPlan } from '@fortnight/supabase/plans/queries'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { ProjectNextSteps } from '../../layout/ProjectNextSteps.tsx'

const Root = styled(Card)`
  position: sticky;
  top: calc(var(--header) + var(--space-5));

  /* The overview has the same, so it takes no place from the conversation. */
  @media not all and (min-width: 60rem) {
    display: none;
  }
`

/** What the overview says of the next steps, beside the conversation. The tabs have loaded what it needs. */
export function NextStepsAside({ project }: { project: OwnProject }) {
  const hasPlan = project.started_on !== null
  const { data: briefs, isLoading } = useQuery(briefStates([project.id]))
  const { data: plan } = useQuery({ ...projectPlan(project.id), enabled: hasPlan })
  if (isLoading || (hasPlan && plan === undefined)) return null
  return (
    <Root as="section" aria-label="Next steps">
      <ProjectNextSteps project={project} plan={plan ?? null} brief={briefs?.[project.id]} isBesideMessages />
    </Root>
  )
}
