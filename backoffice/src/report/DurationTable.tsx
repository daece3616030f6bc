import { styled } from 'styled-components'
import { stepTexts } from '@fortnight/supabase/plans/stepTexts'
import { deliveryDays, deliverySteps } from '@fortnight/supabase/projects/delivery'
import type { DeliveryPart, DurationRow } from '@fortnight/supabase/report/adminQueries'
import { DayAxis } from './DayAxis.tsx'
import { DurationRows } from './DurationRows.ts'
import { dayTicks } from './dayScale.ts'
import { type ReportColumn, ReportTable } from './ReportTable.tsx'
import { paleBar, Track } from './Track.ts'

const Unbroken = styled.span`
  white-space: nowrap;
`
/* The color of the bar that a column is drawn as. */
const Swatch = styled.span`
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-inline-end: var(--space-1);
  border-radius: 2px;
  background: var(--accent);
  print-color-adjust: exact;

  &[data-pale] {
    background: ${paleBar};
  }
`

const partLabels: Record<DeliveryPart, string> = {
  brief: 'Writing the brief',
  review: 'Accepting the brief',
  start: 'Accepted brief to start',
  discovery: stepTexts.discovery.label,
  build: stepTexts.build.label,
  test: stepTexts.test.label,
  launch: stepTexts.launch.label,
  delivery: 'Start to sign-off',
}
/* The days that parts have in a fortnight. */
const spans: Partial<Record<DeliveryPart, { from: number; to: number }>> = {
  ...Object.fromEntries(deliverySteps.map((step) => [step.id, step])),
  delivery: { from: 1, to: deliveryDays },
}

/** How long the parts of a delivery took that ended in the period. [FORT-223] */
export function DurationTable({ rows }: { rows: DurationRow[] }) {
  const ticks = dayTicks(Math.max(deliveryDays, ...rows.map(({ p90_days }) => p90_days ?? 0)))
  const end = ticks.at(-1) ?? deliveryDays
  const place = (days: number | null) => `${(100 * (days ?? 0)) / end}%`
  const columns: ReportColumn<DurationRow>[] = [
    {
      label: 'Step',
      value: ({ part }) => partLabels[part],
      cell: ({ part }) => {
        const span = spans[part]
        return (
          <>
            {unbroken(partLabels[part])} {span && <small>Days {`${span.from}-${span.to}`}</small>}
          </>
        )
      },
    },
    { label: 'Projects', value: ({ projects }) => projects, isNumber: true },
    {
      label: 'Median days',
      heading: (
        <>
          <Swatch aria-hidden />
          Median
        </>
      ),
      value: ({ median_days }) => median_days,
      cell: ({ median_days }) => shown(median_days),
      isNumber: true,
    },
    {
      label: '90% within (days)',
      heading: (
        <>
          <Swatch aria-hidden data-pale />9 in 10 within
        </>
      ),
      value: ({ p90_days }) => p90_days,
      cell: ({ p90_days }) => shown(p90_days),
      isNumber: true,
    },
    {
      label: 'Bar',
      heading: <DayAxis ticks={ticks} />,
      bar: ({ part, median_days, p90_days }) => {
        const span = spans[part]
        return (
          <Track
            data-ticked=""
            data-marked={span && ''}
            style={{
              '--tick': `${100 / (ticks.length - 1)}%`,
              '--value': place(median_days),
              '--behind': place(p90_days),
              '--mark': span && place(span.to + 1 - span.from),
            }}
          />
        )
      },
    },
  ]
  return (
    <ReportTable
      title="How long it takes"
      hint="Working days per step. A line marks the plan."
      counting="Only steps that ended in this period count, each from the day after the previous one was done. Days spent waiting for the client don’t count."
      fileName="report-durations"
      columns={columns}
      rows={rows}
      styledTable={DurationRows}
    />
  )
}

const shown = (days: number | null) => days?.toLocaleString('en-US') ?? '—'

/** No line breaks at the hyphen of the last word. */
function unbroken(label: string) {
  const start = label.lastIndexOf(' ') + 1
  return (
    <>
      {label.slice(0, start)}
      <Unbroken>{label.slice(start)}</Unbroken>
    </>
  )
}
