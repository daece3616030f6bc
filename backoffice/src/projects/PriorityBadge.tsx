import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { priorityLabel, priorityLevel } from './priority.ts'

const tones = { high: 'danger', medium: 'warning', low: 'positive' } as const

/* The color is in a dot, so that priorities do not compete with the status. Orange is no badge tone but the accent color. */
const Root = styled(Badge)`
  gap: var(--space-2);
  border-color: var(--line);
  background: none;
  color: var(--ink-soft);

  &::before {
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: var(--tone);
    content: '';
  }

  &[data-priority='high'] {
    --tone: var(--accent);
  }
`

/** The priority of a project. [ADMIN-PROJ-5] */
export const PriorityBadge = ({ priority }: { priority: string }) => (
  <Root tone={tones[priorityLevel(priority)]} data-priority={priority}>
    {priorityLabel(priority)}
  </Root>
)
