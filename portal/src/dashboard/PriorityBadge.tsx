import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import { priorities } from '@fortnight/supabase/projects/labels'

const tones = { urgent: 'danger', medium: 'warning', low: 'positive' } as const

// The specified orange is not a badge tone but the accent color.
const Root = styled(Badge)`
  &[data-priority='high'] {
    --tone: var(--accent);
    --soft: var(--accent-soft);
  }
`

/** The priority of a project. [DASH-8] */
export function PriorityBadge({ priority }: { priority: string }) {
  const tone = priority in tones ? tones[priority as keyof typeof tones] : 'neutral'
  return (
    <Root tone={tone} data-priority={priority}>
      {labelOf(priorities, priority)} priority
    </Root>
  )
}
