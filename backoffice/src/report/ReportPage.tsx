import { Printer } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { formatDays } from '@fortnight/supabase/plans/formatDays'
import { budgetLabel } from '@fortnight/supabase/projects/labels'
import { type DeliveryReport, deliveryReport, reportPeriods } from '@fortnight/supabase/report/adminQueries'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { useListQuery } from '../list/useListQuery.ts'
import { useListState } from '../list/useListState.ts'
import { DurationTable } from './DurationTable.tsx'
import { FunnelTable } from './FunnelTable.tsx'
import { NotPrinted } from './NotPrinted.ts'
import { OverdueTable } from './OverdueTable.tsx'
import { PromiseFigures } from './PromiseFigures.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { WaitingTable } from './WaitingTable.tsx'

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  transition: opacity 150ms;

  &[aria-busy='true'] {
    opacity: 0.6;
  }

  > [role='status'] > span {
    white-space: nowrap;
  }
`
const filterNames = ['days', 'plan']
const defaultDays = 365

/** What became of projects and how long it took, at /admin/report, for a period and a plan. [FORT-222 to FORT-230] */
export default function ReportPage() {
  const [{ filters }, setList] = useListState({ filters: filterNames })
  const days = reportPeriods.find((period) => String(period) === filters.days) ?? defaultDays
  const plan = filters.plan ?? ''
  return (
    <>
      <PageHeader title="Report">
        <NotPrinted>
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            <Printer aria-hidden /> Print
          </Button>
        </NotPrinted>
      </PageHeader>
      <ReportFilters
        days={days}
        plan={plan}
        onChange={({ days: period, plan: name }) =>
          setList({
            filters: {
              ...(period !== undefined && { days: period === String(defaultDays) ? '' : period }),
              ...(name !== undefined && { plan: name }),
            },
          })
        }
      />
      <PageBoundary fallback={<LoadingSpinner what="report" />} errorTitle="The report could not be loaded">
        <Report days={days} plan={plan} />
      </PageBoundary>
    </>
  )
}

function Report({ days, plan }: { days: (typeof reportPeriods)[number]; plan: string }) {
  const { data: report, isStale } = useListQuery(deliveryReport(days, plan))
  if (!report) return <LoadingSpinner what="report" />
  return (
    <Parts aria-busy={isStale}>
      <p role="status">
        <span>{formatDays(report.first_day, report.last_day)}</span> · {plan === '' ? 'All plans' : budgetLabel(plan)}
      </p>
      {isEmpty(report) ? (
        <EmptyState
          title="Nothing to report"
          hint="No project was created, moved forward, waited, or was overdue in this period. Choose a longer period or another plan."
        />
      ) : (
        <>
          <PromiseFigures promise={report.promise} />
          <OverdueTable overdue={report.overdue} />
          <FunnelTable rows={report.funnel} />
          <DurationTable rows={report.durations} />
          <WaitingTable rows={report.waiting} />
        </>
      )}
    </Parts>
  )
}

const isEmpty = ({ promise, funnel, durations, waiting, overdue }: DeliveryReport) =>
  promise.projects === 0 &&
  [...funnel, ...durations].every(({ projects }) => projects === 0) &&
  waiting.every(({ conversations, on_hold, held_projects }) => conversations + on_hold + held_projects === 0) &&
  overdue.total === 0
