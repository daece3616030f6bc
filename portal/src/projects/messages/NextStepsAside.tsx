import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'
import { visuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useQuery } from '@fortnight/shared-ui/query'
import { briefStates } from '@fortnight/supabase/briefs/queries'
import { projectPlan } from '@fortnight/supabase/plans/queries'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { ProjectNextSteps } from '../../layout/ProjectNextSteps.tsx'

const Root = styled(Card)`
  /* The overview has the same, so above the conversation, only what the client has to do takes place from it. */
  @media not all and (min-width: 60rem) {
    padding: 0;
    border: 0;
    background: none;

    &:not(:has([data-request])),
    dl > :not([data-request]) {
      display: none;
    }

    dt {
      ${visuallyHidden}
    }

    dd {
      display: grid;
      gap: var(--space-2) var(--space-4);
      align-items: center;
    }

    dd > a {
      margin: 0;
    }
  }

  @media (40rem <= width < 60rem) {
    dd {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }

  @media (min-width: 60rem) {
    position: sticky;
    top: calc(var(--header) + var(--space-5));
    grid-area: 1 / 2;
  }
`

/** What the overview says of the next steps, beside or above the conversation. The tabs have loaded what it needs. */
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
