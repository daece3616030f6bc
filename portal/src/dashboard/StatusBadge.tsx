import { CircleAlert, CircleCheck, CircleDashed, Clock } from 'lucide-react'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { labelOf, projectStatuses } from '@fortnight/supabase/projects/labels'

// The dashboard's colours. A project's own page swaps those of active and completed, as specified.
const looks = {
  active: { tone: 'positive', Icon: Clock },
  completed: { tone: 'info', Icon: CircleCheck },
  'on-hold': { tone: 'warning', Icon: CircleAlert },
} as const
const other = { tone: 'neutral', Icon: CircleDashed } as const

/** Where a project stands: icon, word and colour say the same. [DASH-7] */
export function StatusBadge({ status }: { status: string }) {
  const { tone, Icon } = status in looks ? looks[status as keyof typeof looks] : other
  return (
    <Badge tone={tone} data-status={status}>
      <Icon aria-hidden size={14} /> {labelOf(projectStatuses, status)}
    </Badge>
  )
}
