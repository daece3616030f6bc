import { MessageSquare } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Card } from '@fortnight/shared-ui/data/Card'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { formatUnread } from '@fortnight/shared-ui/page/unreadTitle'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { Link } from '@fortnight/shared-ui/router'
import type { ListedProject } from '../useListedProjects.ts'
import { CardProgress } from './CardProgress.tsx'
import { FinishedProject } from './FinishedProject.tsx'
import { PriorityBadge } from './PriorityBadge.tsx'
import { ProjectFacts } from './ProjectFacts.tsx'
import { StatusBadge } from './StatusBadge.tsx'

const Root = styled(Card)`
  display: grid;
  gap: var(--space-4);

  @media (max-width: 40rem) {
    gap: var(--space-3);
  }

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
  align-items: start;
  gap: var(--space-2) var(--space-4);

  > h3 {
    flex: 1 1 14rem;
  }
`
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`
/* The project page has the full text. On phones, the strip of days comes first. */
const Description = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  max-width: var(--measure);
  margin-top: calc(-1 * var(--space-2));
  overflow: hidden;
  color: var(--ink-soft);
  text-wrap: pretty;
  white-space: pre-line;
  overflow-wrap: anywhere;

  @media (max-width: 40rem) {
    -webkit-line-clamp: 2;
    order: 1;
    margin-top: 0;
  }
`
const Foot = styled.div`
  order: 1;
  display: grid;
  align-items: center;
  gap: var(--space-3) var(--space-5);

  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`
/* Messages are what a card is used for; the others are quiet. The last has no border, so its text stands at the edge. */
const Actions = styled(Badges)`
  margin-inline-end: calc(-1 * var(--space-3));

  > [data-variant='ghost'] {
    color: var(--ink-soft);
    font-weight: 400;
  }

  > a[data-variant='ghost']:hover {
    color: var(--ink);
  }

  /* The one filled button of a card is what the project waits for. */
  > [data-unread] {
    border-color: var(--accent);
    color: var(--accent);
  }

  > button[data-variant]:hover {
    color: var(--danger);
  }

  @media (max-width: 40rem) {
    > [data-size] {
      min-height: 44px;
    }

    > button {
      margin-inline-start: auto;
    }
  }
`

type Props = ListedProject & {
  /** Whether the button for what it needs is above the list. */
  isTaskElsewhere: boolean
  /** How many messages and files of the team the client has not seen. */
  unread: number
  onDelete: () => void
}

/** One project of the list: where it stands, what comes next, links to its pages and a delete button. [DASH-6, DASH-9] */
export function ProjectCard({ project, plan, steps, summary, isTaskElsewhere, unread, onDelete }: Props) {
  const isFinished = project.status === 'completed' && !steps?.isRequest
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
      {project.description && !isFinished && <Description>{project.description}</Description>}
      {!steps && <Skeleton lines={isFinished ? 1 : 4} label={`Loading the plan of ${project.name}…`} />}
      {steps && isFinished && <FinishedProject id={project.id} plan={plan} />}
      {steps && !isFinished && (
        <CardProgress project={project} plan={plan} summary={summary} steps={steps} isTaskElsewhere={isTaskElsewhere} />
      )}
      <Foot>
        <ProjectFacts project={project} />
        <Actions>
          <ButtonLink
            variant="secondary"
            size="small"
            data-unread={unread > 0 || undefined}
            to={`/project/${project.id}/messages`}
          >
            <MessageSquare aria-hidden /> {messagesLabel(unread)} <VisuallyHidden>{project.name}</VisuallyHidden>
          </ButtonLink>
          <ButtonLink variant="ghost" size="small" to={`/project/${project.id}/edit`}>
            Edit <VisuallyHidden>{project.name}</VisuallyHidden>
          </ButtonLink>
          <Button variant="ghost" size="small" onClick={onDelete}>
            Delete <VisuallyHidden>{project.name}</VisuallyHidden>
          </Button>
        </Actions>
      </Foot>
    </Root>
  )
}

function messagesLabel(unread: number) {
  if (unread === 0) return 'Messages'
  return unread === 1 ? '1 new message' : `${formatUnread(unread)} new messages`
}
