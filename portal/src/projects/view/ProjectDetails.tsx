import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'
import { formatDate } from '@fortnight/shared-ui/data/formatDate'
import { budgetLabel, priorities, projectStatuses, timelines } from '@fortnight/supabase/projects/labels'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { ProjectId } from './ProjectId.tsx'

const List = styled.dl`
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

const notSpecified = 'Not specified'

/** Every field of a project with its label. [PROJ-1, PROJ-12] */
export function ProjectDetails({ project }: { project: OwnProject }) {
  return (
    <Card>
      <List>
        <Detail term="Description" isLong>
          {project.description || notSpecified}
        </Detail>
        <Detail term="Requirements" isLong>
          {project.requirements || notSpecified}
        </Detail>
        <Detail term="Status">{labelOf(projectStatuses, project.status)}</Detail>
        <Detail term="Priority">{labelOf(priorities, project.priority)}</Detail>
        <Detail term="Pricing plan">{budgetLabel(project.budget_range)}</Detail>
        <Detail term="Timeline">{project.timeline ? labelOf(timelines, project.timeline) : notSpecified}</Detail>
        <Detail term="Created">
          <time dateTime={project.created_at}>{formatDate(project.created_at)}</time>
        </Detail>
        <Detail term="Last changed">
          <time dateTime={project.updated_at}>{formatDate(project.updated_at)}</time>
        </Detail>
        <Detail term="Project id">
          <ProjectId id={project.id} />
        </Detail>
      </List>
    </Card>
  )
}

type DetailProps = { term: string; isLong?: boolean; children: ReactNode }

const Detail = ({ term, isLong, children }: DetailProps) => (
  <div data-long={isLong || undefined}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
