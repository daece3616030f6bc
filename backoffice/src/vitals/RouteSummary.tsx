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

/** How many routes are good. */
export function RouteSummary({ routes }: { routes: RouteVitals[] }) {
  const count = routes.filter(({ p75 }) => areGood(p75)).length
  const total = routes.length
  return (
    <Root>
      {count === total && <Check aria-hidden size={20} />}
      {count > 1 && count === total ? `All ${total}` : `${count} of ${total}`} {total === 1 ? 'route' : 'routes'}{' '}
      {count === 1 ? 'is' : 'are'} good in everything measured.
    </Root>
  )
}
