import type { FunnelRow, FunnelStage } from '@fortnight/supabase/report/adminQueries'
import { type ReportColumn, ReportTable } from './ReportTable.tsx'
import { Track } from './Track.ts'

const stageLabels: Record<FunnelStage, string> = {
  created: 'Created',
  brief_sent: 'Brief sent',
  brief_accepted: 'Brief accepted',
  started: 'Started',
  cases_agreed: 'Cases agreed',
  tested: 'Tested',
  signed_off: 'Signed off',
}

/** How far the projects of the period got. [FORT-222] */
export function FunnelTable({ rows }: { rows: FunnelRow[] }) {
  const created = rows[0]?.projects ?? 0
  const percent = ({ projects }: FunnelRow) => (created ? Math.round((100 * projects) / created) : null)
  const columns: ReportColumn<FunnelRow>[] = [
    { label: 'Stage', value: ({ stage }) => stageLabels[stage] },
    { label: 'Projects', value: ({ projects }) => projects, isNumber: true },
    { label: 'Bar', heading: '', bar: (row) => <Track data-pale="" style={{ '--value': `${percent(row) ?? 0}%` }} /> },
    {
      label: 'Share',
      value: percent,
      cell: (row) => {
        const share = percent(row)
        return share === null ? '—' : `${share}%`
      },
      isNumber: true,
    },
  ]
  return (
    <ReportTable
      title="From brief to sign-off"
      hint="How far projects created in this period have come."
      counting="A project that starts without a brief skips the brief’s stages."
      fileName="report-funnel"
      columns={columns}
      rows={rows}
    />
  )
}
