import { ValueBar } from '@fortnight/shared-ui/data/ValueBar'
import type { WaitingSide } from '@fortnight/supabase/plans/plan'
import type { WaitingRow } from '@fortnight/supabase/report/adminQueries'
import { type ReportColumn, ReportTable } from './ReportTable.tsx'

const sideLabels: Record<WaitingSide, string> = { us: 'Us', client: 'The client' }

type Measure = { label: string; of: (side: WaitingRow) => number; isDays?: true }

const measures: Measure[] = [
  { label: 'Conversations', of: ({ conversations }) => conversations },
  { label: 'On hold now', of: ({ on_hold }) => on_hold },
  { label: 'Put on hold', of: ({ held_projects }) => held_projects },
  { label: 'Working days on hold', of: ({ held_days }) => held_days, isDays: true },
]

/** For whom projects wait now, and waited in the period. A column per side, so that phones have room for it. [FORT-224] */
export function WaitingTable({ rows: sides }: { rows: WaitingRow[] }) {
  const longest = Math.max(...sides.map(({ held_days }) => held_days))
  const columns: ReportColumn<Measure>[] = [
    { label: 'Waiting for', value: ({ label }) => label },
    ...sides.map((side): ReportColumn<Measure> => ({
      label: sideLabels[side.side],
      value: ({ of }) => of(side),
      // Without days there are no bars, and no room for them.
      ...(longest > 0
        ? { cell: (measure) => <Figure measure={measure} side={side} longest={longest} />, isBar: true }
        : { isNumber: true }),
    })),
  ]
  return (
    <ReportTable
      title="Waiting"
      hint="Who has to act next in how many projects, and for how many working days projects were on hold in this period."
      fileName="report-waiting"
      columns={columns}
      rows={measures}
    />
  )
}

/** Only the days of the sides are compared by bars. */
const Figure = ({
  measure: { of, isDays },
  side,
  longest,
}: {
  measure: Measure
  side: WaitingRow
  longest: number
}) => (
  <ValueBar value={isDays ? of(side) : null} max={longest}>
    {of(side).toLocaleString('en-US')}
  </ValueBar>
)
