import { ValueBar } from '@fortnight/shared-ui/data/ValueBar'
import { stepTexts } from '@fortnight/supabase/plans/stepTexts'
import type { DeliveryPart, DurationRow } from '@fortnight/supabase/report/adminQueries'
import { type ReportColumn, ReportTable } from './ReportTable.tsx'

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

type Figure = 'median_days' | 'p90_days'

/** How long the parts of a delivery took that ended in the period. [FORT-223] */
export function DurationTable({ rows }: { rows: DurationRow[] }) {
  const longest = Math.max(0, ...rows.map(({ p90_days }) => p90_days ?? 0))
  const dayColumn = (heading: string, label: string, figure: Figure): ReportColumn<DurationRow> => ({
    heading,
    label,
    value: (row) => row[figure],
    cell: (row) => (
      <ValueBar value={row[figure]} max={longest}>
        {row[figure]?.toLocaleString('en-US') ?? '—'}
      </ValueBar>
    ),
    isBar: true,
  })
  const columns: ReportColumn<DurationRow>[] = [
    { label: 'Step', value: ({ part }) => partLabels[part] },
    { label: 'Projects', value: ({ projects }) => projects, isNumber: true },
    dayColumn('Median', 'Median days', 'median_days'),
    dayColumn('90% within', '90% within (days)', 'p90_days'),
  ]
  return (
    <ReportTable
      title="How long it takes"
      hint="Steps that ended in this period, in working days. Each step counts from the day after the previous one was done. Days spent waiting for the client don’t count."
      fileName="report-durations"
      columns={columns}
      rows={rows}
    />
  )
}
