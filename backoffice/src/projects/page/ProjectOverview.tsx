import { useId } from 'react'
import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { useQuery } from '@fortnight/shared-ui/query'
import { acceptanceSummaries } from '@fortnight/supabase/acceptance/queries'
import { projectPlan } from '@fortnight/supabase/plans/queries'
import { ProjectFacts } from '../ProjectFacts.tsx'
import { ProjectTexts } from '../ProjectTexts.tsx'
import { ProjectDays } from './ProjectDays.tsx'
import { ProjectNext } from './ProjectNext.tsx'
import { ProjectOutcome } from './ProjectOutcome.tsx'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-5);
  }

  h2 {
    margin-bottom: var(--space-3);
    font-size: var(--text-18);
  }

  /* The details are at the side of what comes next, or of the outcome; without both, they and the texts take the whole width. */
  @media (min-width: 75rem) {
    &:not(:has(> div > :only-child)) {
      grid-template-columns: minmax(0, 1fr) 24rem;
      align-items: start;
    }
  }
`
/* The names of the facts beside them: one column on phones and at the side, two on tablets. */
const FactList = styled(ProjectFacts)`
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: var(--space-2) var(--space-5);

  && > * {
    display: grid;
    grid-template-columns: 8.5rem minmax(0, 1fr);
    gap: var(--space-2);
    align-items: baseline;
  }

  > [data-wide] {
    grid-column: 1 / -1;
  }

  @media (max-width: 40rem) {
    && > * {
      grid-template-columns: 6rem minmax(0, 1fr);
    }
  }

  /* The ID needs almost the whole line. */
  && > :has(> dd > code) {
    grid-template-columns: auto minmax(0, 1fr);
  }
`

/** Where the days of a project stand, what comes next or how it ended, and its facts. */
export function ProjectOverview({ project }: { project: AdminProject }) {
  const detailsId = useId()
  const textsId = useId()
  const enabled = project.started_on !== null
  const plan = useQuery({ ...projectPlan(project.id), enabled })
  const summaries = useQuery({ ...acceptanceSummaries([project.id]), enabled })
  const summary = summaries.data?.[project.id]
  return (
    <>
      <ProjectDays project={project} plan={plan.data} summary={summary} />
      <Columns>
        <div>
          <ProjectNext
            project={project}
            plan={plan.data}
            summary={summary}
            isPending={plan.isLoading || summaries.isLoading}
          />
          {project.status === 'completed' && (
            <ProjectOutcome project={project} summary={summary} isPending={summaries.isLoading} />
          )}
          <Card as="section" aria-labelledby={textsId}>
            <h2 id={textsId}>About the project</h2>
            <ProjectTexts project={project} />
          </Card>
        </div>
        <Card as="section" aria-labelledby={detailsId}>
          <h2 id={detailsId}>Details</h2>
          <FactList project={project} />
        </Card>
      </Columns>
    </>
  )
}
