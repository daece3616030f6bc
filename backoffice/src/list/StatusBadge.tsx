import { Badge } from '@fortnight/shared-ui/data/Badge'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import { projectStatuses } from '@fortnight/supabase/projects/labels'

const tones: Record<string, 'info' | 'positive' | 'warning' | 'danger'> = {
  active: 'info',
  completed: 'positive',
  'on-hold': 'warning',
  deleted: 'danger',
}

/** The status of a project, or 'deleted'. */
export const StatusBadge = ({ status }: { status: string }) => (
  <Badge tone={tones[status] ?? 'neutral'}>{status === 'deleted' ? 'Deleted' : labelOf(projectStatuses, status)}</Badge>
)
