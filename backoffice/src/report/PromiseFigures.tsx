import { styled } from 'styled-components'
import { deliveryDays } from '@fortnight/supabase/projects/delivery'
import type { DeliveryReport } from '@fortnight/supabase/report/adminQueries'
import { UnknownStat } from '../list/stats/UnknownStat.tsx'
import { FortnightStrip } from './FortnightStrip.tsx'
import { HowCounted } from './HowCounted.tsx'
import { ReportCard } from './ReportCard.ts'

/* The median, which has a strip, takes half of the band, and the other figures share the rest. */
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-4);

  > div:first-child {
    grid-column: 1 / -1;
  }

  dt,
  dd + dd {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  dt + dd {
    font-family: var(--font-heading);
    font-size: var(--text-28);
    font-variant-numeric: tabular-nums;
    font-weight: 700;
    line-height: 1.2;
  }

  /* What the number means is beside it. */
  > div:first-child {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--space-2);
    align-items: baseline;

    > :is(dt, [data-part='strip']) {
      grid-column: 1 / -1;
    }
  }

  [data-part='strip'] {
    margin-top: var(--space-3);
  }

  /* Also when a label wraps, the numbers are beside each other. */
  @media (max-width: 61.99rem) {
    > div + div {
      align-self: end;
    }
  }

  @media (min-width: 62rem) {
    grid-template-columns: minmax(0, 3fr) repeat(3, minmax(0, 1fr));
    gap: var(--space-5);

    > div:first-child {
      grid-column: auto;
    }

    > div + div {
      padding-inline-start: var(--space-5);
      border-inline-start: 1px solid var(--line);
    }

    dt + dd {
      font-size: var(--text-36);
    }
  }
`

/** The figures that visitors see of a year, for this period and plan. [FORT-228] */
export function PromiseFigures({ promise }: { promise: DeliveryReport['promise'] }) {
  const { projects, refunded, median_days, on_time_percent } = promise
  const figures = [
    ['On time', on_time_percent === null ? undefined : `${on_time_percent}%`],
    ['Delivered', (projects - refunded).toLocaleString('en-US')],
    ['Money back', refunded.toLocaleString('en-US')],
  ]
  return (
    <ReportCard as="section" aria-labelledby="promise">
      <header>
        <h2 id="promise">Our promise</h2>
        <p>Projects signed off in this period.</p>
        <HowCounted>
          Only projects with a dated plan count. Days spent waiting for the client don’t, and a refund counts as late.
          Once there are five projects, the public site shows the figures for the last 365 days.
        </HowCounted>
      </header>
      <Figures>
        <div>
          <dt>Median working days</dt>
          <dd>{median_days?.toLocaleString('en-US') ?? <UnknownStat isPending={false} />}</dd>
          <dd>
            {median_days === null
              ? 'No such project has been signed off in this period.'
              : comparedToFortnight(median_days)}
          </dd>
          <dd data-part="strip" aria-hidden>
            <FortnightStrip value={median_days ?? 0} />
          </dd>
        </div>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? <UnknownStat isPending={false} />}</dd>
            {projects > 0 && (
              <dd>
                of {projects.toLocaleString('en-US')} {projects === 1 ? 'project' : 'projects'}
              </dd>
            )}
          </div>
        ))}
      </Figures>
    </ReportCard>
  )
}

function comparedToFortnight(days: number) {
  const difference = Math.round(10 * Math.abs(days - deliveryDays)) / 10
  if (difference === 0) return `exactly ${deliveryDays}`
  const unit = difference === 1 ? 'day' : 'days'
  return `${difference.toLocaleString('en-US')} ${unit} ${days > deliveryDays ? 'over' : 'under'} ${deliveryDays}`
}
