import { CircleAlert, CircleCheck, CircleDashed, Clock } from 'lucide-react'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import { projectStatuses } from '@fortnight/supabase/projects/labels'

// As specified, the project pages swap the colors of active and completed (ProjectStatusBadge).
const styles = {
  active: { tone: 'positive', Icon: Clock },
  completed: { tone: 'info', Icon: CircleCheck },
  'on-hold': { tone: 'warning', Icon: CircleAlert },
} as const
const defaultStyle = { tone: 'neutral', Icon: CircleDashed } as const

/** The status of a project as icon, label and color, on the dashboard. [DASH-7] */
export function StatusBadge({ status }: { status: string }) {
  const { tone, Icon } = status in styles ? styles[status as keyof typeof styles] : defaultStyle
  return (
    <Badge tone={tone} data-status={status}>
      <Icon aria-hidden size={14} /> {labelOf(projectStatuses, status)}
    </Badge>
  )
}
