import { Badge } from '@fortnight/shared-ui/data/Badge'
import { labelOf, projectStatuses } from '@fortnight/supabase/projects/labels'

// The colours of a project's own pages. The dashboard swaps those of active and completed, as specified.
const tones = { active: 'info', completed: 'positive', 'on-hold': 'warning' } as const

/** Where a project stands, on its own pages; the word says it, the colour repeats it. [PROJ-11] */
export function ProjectStatusBadge({ status }: { status: string }) {
  const tone = status in tones ? tones[status as keyof typeof tones] : 'neutral'
  return <Badge tone={tone}>{labelOf(projectStatuses, status)}</Badge>
}
