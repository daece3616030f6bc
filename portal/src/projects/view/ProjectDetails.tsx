import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'
import { formatDate } from '@fortnight/shared-ui/data/formatDate'
import { priorities, projectStatuses, timelines } from '@fortnight/supabase/projects/labels'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { planText } from '../../layout/planText.ts'
import { ProjectId } from './ProjectId.tsx'

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  gap: var(--space-4) var(--space-5);

  /* A plan with its price fits on a line, and so does a timeline in words. */
  @media (max-width: 39.99rem) {
    > div[data-wide] {
      grid-column: 1 / -1;
    }
  }

  /* Each as wide as its longest value needs, until there is room for all. */
  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 3fr) minmax(0, 6fr) minmax(0, 4fr);
  }

  > div[data-long] {
    grid-column: 1 / -1;
    max-width: var(--measure);
  }

  @media (min-width: 60rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    > div[data-long] {
      grid-column: span 2;
    }
  }

  dt {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  dd[data-empty] {
    color: var(--ink-soft);
  }
`
const Records = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-5);
  margin-top: var(--space-4);
  padding-top: var(--space-2);
  border-top: 1px solid var(--line);
  color: var(--ink-soft);
  font-size: var(--text-14);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    min-height: 32px;
  }
`

const notSpecified = 'Not specified'

/** Every field of a project with its label; what the database has recorded comes last. [PROJ-1, PROJ-12] */
export function ProjectDetails({ project }: { project: OwnProject }) {
  return (
    <Card>
      <List>
        <Detail term="Description" value={project.description} isLong />
        <Detail term="Requirements" value={project.requirements} isLong />
        <Detail term="Status" value={labelOf(projectStatuses, project.status)} />
        <Detail term="Priority" value={labelOf(priorities, project.priority)} />
        <Detail term="Pricing plan" value={project.budget_range && planText(project.budget_range)} isWide />
        <Detail term="Preferred timeline" value={project.timeline && labelOf(timelines, project.timeline)} isWide />
      </List>
      <Records>
        <Recorded term="Created">
          <time dateTime={project.created_at}>{formatDate(project.created_at)}</time>
        </Recorded>
        <Recorded term="Last updated">
          <time dateTime={project.updated_at}>{formatDate(project.updated_at)}</time>
        </Recorded>
        <Recorded term="Project ID">
          <ProjectId id={project.id} />
        </Recorded>
      </Records>
    </Card>
  )
}

type DetailProps = { term: string; value: string | null; isLong?: boolean; isWide?: boolean }

const Detail = ({ term, value, isLong, isWide }: DetailProps) => (
  <div data-long={isLong || undefined} data-wide={isWide || undefined}>
    <dt>{term}</dt>
    <dd data-empty={!value || undefined}>{value || notSpecified}</dd>
  </div>
)

const Recorded = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
