import { Badge } from '@fortnight/shared-ui/data/Badge'
import { priorityLook, priorityWord } from './priority.ts'

const tones = { high: 'danger', medium: 'warning', low: 'neutral' } as const

export const PriorityBadge = ({ priority }: { priority: string }) => (
  <Badge tone={tones[priorityLook(priority)]} data-look={priorityLook(priority)}>
    {priorityWord(priority)}
  </Badge>
)
