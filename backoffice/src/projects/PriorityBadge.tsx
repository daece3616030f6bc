import { DotBadge } from '@fortnight/shared-ui/data/DotBadge'
import { priorityLabel, priorityLevel } from './priority.ts'

const tones = { high: 'danger', medium: 'warning', low: 'positive' } as const

/** The priority of a project. "High" is orange, the accent color, unlike "urgent". [ADMIN-PROJ-5] */
export const PriorityBadge = ({ priority }: { priority: string }) => (
  <DotBadge tone={priority === 'high' ? 'accent' : tones[priorityLevel(priority)]}>{priorityLabel(priority)}</DotBadge>
)
