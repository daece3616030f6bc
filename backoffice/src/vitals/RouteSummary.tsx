import { styled } from 'styled-components'
import type { RouteVitals } from '@fortnight/supabase/telemetry/webVitals'
import { areGood } from './vitalLimits.ts'

const Root = styled.p`
  margin-bottom: var(--space-3);
  color: var(--ink-soft);
  font-size: var(--text-14);

  > strong {
    color: var(--ink);
    font-weight: 600;
  }

  /* Only phones have no columns for all measures. */
  @container rows (width > 40rem) {
    > [data-part='narrow'] {
      display: none;
    }
  }

  @container rows (max-width: 40rem) {
    > strong {
      display: block;
    }

    > [data-part='wide'] {
      display: none;
    }
  }
`

/** How many routes are good, and how to read their table. */
export function RouteSummary({ routes }: { routes: RouteVitals[] }) {
  const count = routes.filter(({ p75 }) => areGood(p75)).length
  const total = routes.length
  return (
    <Root>
      <strong>
        {count > 1 && count === total ? `All ${total}` : `${count} of ${total}`} {total === 1 ? 'route' : 'routes'}{' '}
        {count === 1 ? 'is' : 'are'} good in everything measured.
      </strong>{' '}
      <span data-part="wide">The mark on a bar shows the limit for a good score.</span>
      <span data-part="narrow">
        Open a route for its other measures. Any measure outside the good range is listed here, too.
      </span>
    </Root>
  )
}
