import { useMutation } from '@fortnight/shared-ui/query'
import { Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/Button'
import { Card } from '@fortnight/shared-ui/Card'
import { toast } from '@fortnight/shared-ui/Toast'
import { VisuallyHidden } from '@fortnight/shared-ui/VisuallyHidden'
import { budgetLabel, deleteProject, labelOf, type OwnProject, timelines } from '@fortnight/supabase/projects'
import { PriorityBadge } from './PriorityBadge.tsx'
import { StatusBadge } from './StatusBadge.tsx'

const Root = styled(Card)`
  display: grid;
  gap: var(--space-3);

  h3 {
    font-size: var(--text-18);
    overflow-wrap: anywhere;
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
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  flex: 1;
  gap: var(--space-1) var(--space-5);
  font-size: var(--text-14);

  dt {
    color: var(--ink-soft);
  }
`
const Description = styled.p`
  max-width: var(--measure);
  white-space: pre-line;
  overflow-wrap: anywhere;
`

const day = (moment: string) => new Date(moment).toLocaleDateString('en-US', { dateStyle: 'medium' })

/** One project: what it is, where it stands, and the way to remove it. [DASH-6] */
export function ProjectCard({ project }: { project: OwnProject }) {
  const remove = useMutation(deleteProject())

  const confirmAndRemove = async () => {
    if (!window.confirm('Are you sure you want to delete this project?')) return
    // A promise, because the callbacks of a mutation die with the card, and success removes the card.
    await remove.mutateAsync(project.id).then(
      () => toast.success('Project deleted'),
      () => toast.error('Could not save. Try again.'),
    )
  }

  return (
    <Root as="article">
      <Row>
        <h3>{project.name}</h3>
        <Badges>
          <StatusBadge status={project.status} />
          <PriorityBadge priority={project.priority} />
        </Badges>
      </Row>
      {project.description && <Description>{project.description}</Description>}
      <Row>
        <Facts>
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
              <time dateTime={project.created_at}>{day(project.created_at)}</time>
            </dd>
          </div>
        </Facts>
        <Button variant="ghost" size="small" disabled={remove.isPending} onClick={confirmAndRemove}>
          <Trash2 aria-hidden /> Delete <VisuallyHidden>{project.name}</VisuallyHidden>
        </Button>
      </Row>
    </Root>
  )
}
