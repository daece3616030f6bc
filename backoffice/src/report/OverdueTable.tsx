import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { Link } from '@fortnight/shared-ui/router'
import { formatDays } from '@fortnight/supabase/plans/formatDays'
import { stepTexts } from '@fortnight/supabase/plans/stepTexts'
import { budgetLabel } from '@fortnight/supabase/projects/labels'
import type { DeliveryReport, OverdueProject } from '@fortnight/supabase/report/adminQueries'
import { ReportRecords } from './ReportRecords.ts'
import { type ReportColumn, ReportTable } from './ReportTable.tsx'

const Fine = styled.p`
  display: flex;
  align-items: center;
  align-self: start;
  gap: var(--space-2);
  font-weight: 600;

  > svg {
    color: var(--positive);
  }
`
const columns: ReportColumn<OverdueProject>[] = [
  {
    label: 'Project',
    value: ({ name }) => name,
    cell: ({ id, name }) => <Link to={`/admin/projects/${id}?tab=plan`}>{name}</Link>,
  },
  { label: 'Client', value: ({ client }) => client },
  { label: 'Plan', value: ({ plan }) => budgetLabel(plan) },
  { label: 'Step', value: ({ step }) => stepTexts[step].label },
  { label: 'Due', value: ({ last_day }) => last_day, cell: ({ last_day }) => formatDays(last_day, last_day) },
  {
    label: 'Working days late',
    value: ({ days_late }) => days_late,
    cell: ({ days_late }) => (days_late === 1 ? '1 day late' : `${days_late.toLocaleString('en-US')} days late`),
  },
]

/** Projects whose next step should be done by now. [FORT-225] */
export function OverdueTable({ overdue: { total, projects } }: { overdue: DeliveryReport['overdue'] }) {
  const isCut = total > projects.length
  return (
    <ReportTable
      title="Overdue now"
      hint={`Projects late on a step, except those waiting for the client.${
        isCut ? ` Showing the ${projects.length} longest overdue of ${total.toLocaleString('en-US')}.` : ''
      }`}
      fileName="report-overdue"
      columns={columns}
      rows={projects}
      empty={
        <Fine>
          <Check aria-hidden size={20} /> Nothing is overdue.
        </Fine>
      }
      styledTable={ReportRecords}
    />
  )
}
