import { Badge } from '@fortnight/shared-ui/data/Badge'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import { projectStatuses } from '@fortnight/supabase/projects/labels'
import { StatusIcon } from '../layout/StatusIcon.tsx'

// As specified, the dashboard swaps the colors of active and completed (StatusBadge).
const tones = { active: 'info', completed: 'positive', 'on-hold': 'warning' } as const

/** The status of a project as icon, label and color, on the project pages. [PROJ-11] */
export function ProjectStatusBadge({ status }: { status: string }) {
  const tone = status in tones ? tones[status as keyof typeof tones] : 'neutral'
  return (
    <Badge tone={tone}>
      <StatusIcon status={status} /> {labelOf(projectStatuses, status)}
    </Badge>
  )
}
