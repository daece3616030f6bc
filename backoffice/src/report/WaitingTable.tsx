import { ValueBar } from '@fortnight/shared-ui/data/ValueBar'
import type { WaitingSide } from '@fortnight/supabase/plans/plan'
import type { WaitingRow } from '@fortnight/supabase/report/adminQueries'
import { type ReportColumn, ReportTable } from './ReportTable.tsx'

const sideLabels: Record<WaitingSide, string> = { us: 'Us', client: 'The client' }

const DaysBar = ({ days, longest }: { days: number; longest: number }) => (
  <ValueBar value={days} max={longest}>
    {days.toLocaleString('en-US')}
  </ValueBar>
)

/** For whom projects wait now, and waited in the period. [FORT-224] */
export function WaitingTable({ rows }: { rows: WaitingRow[] }) {
  const longest = Math.max(...rows.map(({ held_days }) => held_days))
  const columns: ReportColumn<WaitingRow>[] = [
    { label: 'Waiting for', value: ({ side }) => sideLabels[side] },
    { label: 'Conversations', value: ({ conversations }) => conversations, isNumber: true },
    { label: 'On hold now', value: ({ on_hold }) => on_hold, isNumber: true },
    { label: 'Put on hold', value: ({ held_projects }) => held_projects, isNumber: true },
    {
      label: 'Working days on hold',
      value: ({ held_days }) => held_days,
      // Without days there are no bars, and no room for them.
      ...(longest > 0
        ? { cell: (row) => <DaysBar days={row.held_days} longest={longest} />, isBar: true }
        : { isNumber: true }),
    },
  ]
  return (
    <ReportTable
      title="Waiting"
      hint="Who has to act next in how many projects, and for how many working days projects were on hold in this period."
      fileName="report-waiting"
      columns={columns}
      rows={rows}
      cardsOn="phones"
    />
  )
}
