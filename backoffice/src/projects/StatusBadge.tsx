import { Badge } from '@fortnight/shared-ui/data/Badge'
import { labelOf, projectStatuses } from '@fortnight/supabase/projects/projects'

const tones: Record<string, 'info' | 'positive' | 'warning' | 'danger'> = {
  active: 'info',
  completed: 'positive',
  'on-hold': 'warning',
  deleted: 'danger',
}

/** Where a project stands, or that its owner has deleted it. */
export const StatusBadge = ({ status }: { status: string }) => (
  <Badge tone={tones[status] ?? 'neutral'}>{status === 'deleted' ? 'Deleted' : labelOf(projectStatuses, status)}</Badge>
)
