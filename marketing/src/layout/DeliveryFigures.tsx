import type { ReactNode } from 'react'
import { useQuery } from '@fortnight/shared-ui/query'
import { deliveryPromise } from '@fortnight/supabase/report/queries'
import { styled } from 'styled-components'

/** The id of what the pricing page says about the figures. */
export const definitionId = 'how-we-count'

const Figures = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-6);
  padding-left: var(--space-4);
  border-left: 4px solid var(--accent);

  > p:first-child {
    max-width: 42em;
    font-weight: 600;
    text-wrap: balance;
  }
`

/**
 * How deliveries of the last twelve months went; nothing while too few were accepted, and when that is not known. `children`
 * say what the figures mean, or link to it. [FORT-220]
 */
export function DeliveryFigures({ children }: { children: ReactNode }) {
  const { data } = useQuery(deliveryPromise())
  if (!data) return null
  const { projects, median_days, on_time_percent } = data
  return (
    <Figures>
      <p>
        Median {median_days} working {median_days === 1 ? 'day' : 'days'} from start to acceptance, {on_time_percent}%
        on time; {projects.toLocaleString('en-US')} projects in the last 12 months
      </p>
      {children}
    </Figures>
  )
}
