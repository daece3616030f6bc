import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import type { RouteVitals } from '@fortnight/supabase/telemetry/webVitals'
import { areGood } from './vitalLimits.ts'

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-bottom: var(--space-3);
  font-weight: 600;

  > svg {
    flex: none;
    color: var(--positive);
  }
`

/** How many routes are good in everything that was measured. */
export function RouteSummary({ routes }: { routes: RouteVitals[] }) {
  const count = routes.filter(({ p75 }) => areGood(p75)).length
  return (
    <Root>
      {count === routes.length && <Check aria-hidden size={20} />}
      {summaryText(count, routes.length)}
    </Root>
  )
}

function summaryText(count: number, total: number) {
  if (total === 1) return `This route ${count === 1 ? 'meets every target' : 'misses a target'}.`
  if (count === total) return `All ${total} routes meet every target.`
  return `${count} of ${total} routes ${count === 1 ? 'meets' : 'meet'} every target.`
}
