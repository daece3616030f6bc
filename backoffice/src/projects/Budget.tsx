import { styled } from 'styled-components'
import { budgetLabel } from '@fortnight/supabase/projects/labels'

const Plan = styled.span`
  overflow-wrap: anywhere;

  > span {
    display: block;
  }

  @container rows (min-width: 68rem) {
    &:has(> span) {
      white-space: nowrap;
    }
  }
`

const planAndPrice = /^(.+) - (\$[\d,]+)$/

/** A budget with its price on a line of its own. */
export function Budget({ value }: { value: string | null }) {
  const label = budgetLabel(value)
  const [, plan, price] = planAndPrice.exec(label) ?? []
  return (
    <Plan data-no-value={!value || undefined}>
      {plan ?? label} {price && <span>{price}</span>}
    </Plan>
  )
}
