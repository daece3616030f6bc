import { Badge } from '@fortnight/shared-ui/data/Badge'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import { projectStatuses } from '@fortnight/supabase/projects/labels'
import { StatusIcon } from '../../layout/StatusIcon.tsx'

// As specified, the project pages swap the colors of active and completed (ProjectStatusBadge).
const tones = { active: 'positive', completed: 'info', 'on-hold': 'warning' } as const

/** The status of a project as icon, label and color, on the dashboard. [DASH-7] */
export function StatusBadge({ status }: { status: string }) {
  const tone = status in tones ? tones[status as keyof typeof tones] : 'neutral'
  return (
    <Badge tone={tone} data-status={status}>
      <StatusIcon status={status} /> {labelOf(projectStatuses, status)}
    </Badge>
  )
}
