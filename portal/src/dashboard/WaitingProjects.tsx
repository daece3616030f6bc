import { Fragment } from 'react'
import { styled } from 'styled-components'
import { Link } from '@fortnight/shared-ui/router'
import type { BriefState } from '@fortnight/supabase/briefs/brief'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { useNextSteps } from '../layout/useNextSteps.ts'

const Root = styled.p`
  margin-bottom: var(--space-4);
  overflow-wrap: anywhere;
`

type Props = {
  projects: OwnProject[]
  planOf: (project: OwnProject) => ProjectPlan | null | undefined
  briefOf: (project: OwnProject) => BriefState | null | undefined
}

/** Which of several projects wait for the client. Renders nothing where none does, and while what they need is loading. */
export function WaitingProjects({ projects, planOf, briefOf }: Props) {
  const nextStepsOf = useNextSteps()
  const waiting = projects.filter((project) => {
    const [plan, brief] = [planOf(project), briefOf(project)]
    return plan !== undefined && brief !== undefined && nextStepsOf(project, { plan, brief }).isRequest
  })
  if (waiting.length === 0 || projects.length === 1) return null
  return (
    <Root>
      <strong>
        {waiting.length === 1 ? '1 project needs' : `${waiting.length} projects need`} something from you:
      </strong>{' '}
      {waiting.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={`/project/${id}`}>{name}</Link>
        </Fragment>
      ))}
    </Root>
  )
}
