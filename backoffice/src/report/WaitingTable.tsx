import type { WaitingSide } from '@fortnight/supabase/plans/plan'
import type { WaitingRow } from '@fortnight/supabase/report/adminQueries'
import { type ReportColumn, ReportTable } from './ReportTable.tsx'

const sideLabels: Record<WaitingSide, string> = { us: 'For us', client: 'For the client' }

type Measure = { label: string; of: (side: WaitingRow) => number }

const measures: Measure[] = [
  { label: 'Conversations waiting now', of: ({ conversations }) => conversations },
  { label: 'Projects on hold now', of: ({ on_hold }) => on_hold },
  { label: 'Projects on hold in this period', of: ({ held_projects }) => held_projects },
  { label: 'Working days on hold in this period', of: ({ held_days }) => held_days },
]

/** For whom projects wait now, and waited in the period. A column per side, so that phones have room for it. [FORT-224] */
export function WaitingTable({ rows: sides }: { rows: WaitingRow[] }) {
  const columns: ReportColumn<Measure>[] = [
    { label: 'Measure', value: ({ label }) => label },
    ...sides.map((side): ReportColumn<Measure> => ({
      label: sideLabels[side.side],
      value: ({ of }) => of(side),
      isNumber: true,
    })),
  ]
  return (
    <ReportTable
      title="Waiting"
      hint="What’s waiting for us and for the client."
      fileName="report-waiting"
      columns={columns}
      rows={measures}
    />
  )
}
