import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import type { RouteVitals } from '@fortnight/supabase/telemetry/webVitals'
import { areGood } from './vitalLimits.ts'

const Root = styled.div`
  display: grid;
  gap: var(--space-1);
  margin-bottom: var(--space-3);

  > p {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-weight: 600;
  }

  svg {
    flex: none;
    color: var(--positive);
  }

  /* Only phones have no columns for all measures. */
  > small {
    display: none;
    color: var(--ink-soft);
    font-size: var(--text-14);

    @container rows (max-width: 40rem) {
      display: block;
    }
  }
`

/** How many routes are good, and on phones, how to read their table. */
export function RouteSummary({ routes }: { routes: RouteVitals[] }) {
  const count = routes.filter(({ p75 }) => areGood(p75)).length
  const total = routes.length
  return (
    <Root>
      <p>
        {count === total && <Check aria-hidden size={20} />}
        {count > 1 && count === total ? `All ${total}` : `${count} of ${total}`} {total === 1 ? 'route' : 'routes'}{' '}
        {count === 1 ? 'is' : 'are'} good in everything measured.
      </p>
      <small>Open a route for its other measures. Any measure outside the good range is listed here, too.</small>
    </Root>
  )
}
