import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'
import { budgetLabel, labelOf, priorities, projectStatuses, timelines } from '@fortnight/supabase/projects/labels'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { formatDate } from '@fortnight/shared-ui/data/formatDate'
import { ProjectId } from './ProjectId.tsx'

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: var(--space-4) var(--space-5);

  > div[data-long] {
    grid-column: 1 / -1;
    max-width: var(--measure);
  }

  dt {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`

const none = 'Not specified'

/** Everything that is known about a project, with its label. [PROJ-1, PROJ-12] */
export function ProjectDetails({ project }: { project: OwnProject }) {
  return (
    <Card>
      <Facts>
        <Fact term="Description" isLong>
          {project.description || none}
        </Fact>
        <Fact term="Requirements" isLong>
          {project.requirements || none}
        </Fact>
        <Fact term="Status">{labelOf(projectStatuses, project.status)}</Fact>
        <Fact term="Priority">{labelOf(priorities, project.priority)}</Fact>
        <Fact term="Pricing plan">{budgetLabel(project.budget_range)}</Fact>
        <Fact term="Timeline">{project.timeline ? labelOf(timelines, project.timeline) : none}</Fact>
        <Fact term="Created">
          <time dateTime={project.created_at}>{formatDate(project.created_at)}</time>
        </Fact>
        <Fact term="Last changed">
          <time dateTime={project.updated_at}>{formatDate(project.updated_at)}</time>
        </Fact>
        <Fact term="Project id">
          <ProjectId id={project.id} />
        </Fact>
      </Facts>
    </Card>
  )
}

type FactProps = { term: string; isLong?: boolean; children: ReactNode }

const Fact = ({ term, isLong, children }: FactProps) => (
  <div data-long={isLong || undefined}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
