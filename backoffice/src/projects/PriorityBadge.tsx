import { Badge } from '@fortnight/shared-ui/data/Badge'
import { priorityLevel, priorityLabel } from './priority.ts'

const tones = { high: 'danger', medium: 'warning', low: 'neutral' } as const

export const PriorityBadge = ({ priority }: { priority: string }) => (
  <Badge tone={tones[priorityLevel(priority)]} data-look={priorityLevel(priority)}>
    {priorityLabel(priority)}
  </Badge>
)
