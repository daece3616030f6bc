import { styled } from 'styled-components'
import type { DeliveryReport } from '@fortnight/supabase/report/adminQueries'
import { Stats } from '../list/Stats.ts'
import { UnknownStat } from '../list/UnknownStat.tsx'

const Root = styled.section`
  display: grid;
  gap: var(--space-3);

  h2 {
    font-size: var(--text-22);
  }

  p {
    max-width: var(--measure);
    margin-top: var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-14);
    text-wrap: pretty;
  }
`

/** The figures that visitors see of a year, for this period and plan. [FORT-228] */
export function PromiseFigures({ promise }: { promise: DeliveryReport['promise'] }) {
  const { projects, refunded, median_days, on_time_percent } = promise
  const figures = [
    ['Median working days', median_days?.toLocaleString('en-US')],
    ['On time', on_time_percent === null ? undefined : `${on_time_percent}%`],
    ['Delivered', (projects - refunded).toLocaleString('en-US')],
    ['Money back', refunded.toLocaleString('en-US')],
  ]
  return (
    <Root aria-labelledby="promise">
      <div>
        <h2 id="promise">Our promise</h2>
        <p>
          Covers projects signed off in this period that had a dated plan. Days spent waiting for the client don’t
          count, and a refund counts as late. Once there are five projects, the public site shows the figures for the
          last 365 days.
        </p>
        {median_days === null && <p>No such project has been signed off in this period.</p>}
      </div>
      <Stats>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? <UnknownStat isPending={false} />}</dd>
          </div>
        ))}
      </Stats>
    </Root>
  )
}
