import { DotBadge } from '@fortnight/shared-ui/data/DotBadge'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import { priorities } from '@fortnight/supabase/projects/labels'

// "High" is orange, which is no tone of status badges but the accent color. [DASH-8]
const tones = { urgent: 'danger', high: 'accent', medium: 'warning', low: 'positive' } as const

/** The priority of a project. [DASH-8] */
export function PriorityBadge({ priority }: { priority: string }) {
  const tone = priority in tones ? tones[priority as keyof typeof tones] : 'neutral'
  return <DotBadge tone={tone}>{labelOf(priorities, priority)} priority</DotBadge>
}
