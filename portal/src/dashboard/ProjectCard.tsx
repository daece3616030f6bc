import { Pencil, Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Card } from '@fortnight/shared-ui/data/Card'
import { formatDate } from '@fortnight/shared-ui/data/formatDate'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { Link } from '@fortnight/shared-ui/router'
import { budgetLabel, timelines } from '@fortnight/supabase/projects/labels'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { PriorityBadge } from './PriorityBadge.tsx'
import { StatusBadge } from './StatusBadge.tsx'

const Root = styled(Card)`
  display: grid;
  gap: var(--space-3);

  h3 {
    font-size: var(--text-18);
    overflow-wrap: anywhere;
  }

  h3 > a:not(:hover) {
    color: var(--ink);
    text-decoration-color: var(--line-strong);
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);

  > h3 {
    flex: 1 1 14rem;
  }
`
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`
const Actions = styled(Badges)`
  margin-inline-end: calc(-1 * var(--space-3));
`
const Details = styled.dl`
  display: flex;
  flex-wrap: wrap;
  flex: 1 1 16rem;
  gap: var(--space-1) var(--space-5);
  font-size: var(--text-14);

  dt {
    color: var(--ink-soft);
  }
`
/* Three lines; the project page has the full text. */
const Description = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  max-width: var(--measure);
  overflow: hidden;
  white-space: pre-line;
  overflow-wrap: anywhere;
`

type Props = { project: OwnProject; onDelete: () => void }

/** One project of the list, with links to its pages and a delete button. [DASH-6, DASH-9] */
export function ProjectCard({ project, onDelete }: Props) {
  return (
    <Root as="article">
      <Row>
        <h3>
          <Link to={`/project/${project.id}`}>{project.name}</Link>
        </h3>
        <Badges>
          <StatusBadge status={project.status} />
          <PriorityBadge priority={project.priority} />
        </Badges>
      </Row>
      {project.description && <Description>{project.description}</Description>}
      <Row>
        <Details>
          <div>
            <dt>Plan</dt>
            <dd>{budgetLabel(project.budget_range)}</dd>
          </div>
          <div>
            <dt>Timeline</dt>
            <dd>{project.timeline ? labelOf(timelines, project.timeline) : 'Not specified'}</dd>
          </div>
          <div>
            <dt>Created</dt>
            <dd>
              <time dateTime={project.created_at}>{formatDate(project.created_at)}</time>
            </dd>
          </div>
        </Details>
        <Actions>
          <ButtonLink variant="ghost" size="small" to={`/project/${project.id}/edit`}>
            <Pencil aria-hidden /> Edit <VisuallyHidden>{project.name}</VisuallyHidden>
          </ButtonLink>
          <Button variant="danger" size="small" onClick={onDelete}>
            <Trash2 aria-hidden /> Delete <VisuallyHidden>{project.name}</VisuallyHidden>
          </Button>
        </Actions>
      </Row>
    </Root>
  )
}
