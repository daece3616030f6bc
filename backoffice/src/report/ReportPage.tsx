import { Printer } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
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
import { ReportRange } from './ReportRange.tsx'
import { WaitingTable } from './WaitingTable.tsx'

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  transition: opacity 150ms;

  &[aria-busy='true'] {
    opacity: 0.6;
  }

  /* Beside how far projects got is what needs attention now. */
  @media (min-width: 75rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);

    > :is(section, :last-child, :only-child) {
      grid-column: 1 / -1;
    }
  }
`
const Attention = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  /* Without rows, what is overdue is a low row above what waits. */
  @media screen and (min-width: 40rem) and (max-width: 74.99rem) {
    &:has(> :first-child table) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }

    > :first-child:not(:has(table)) {
      grid-template: auto / minmax(0, 1fr) auto;
      column-gap: var(--space-4);

      > p {
        align-self: center;
      }
    }
  }

  @media (min-width: 75rem) {
    grid-template: auto 1fr / minmax(0, 1fr);
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
      >
        <ReportRange days={days} plan={plan} />
      </ReportFilters>
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
      {isEmpty(report) ? (
        <EmptyState
          title="Nothing to report"
          hint="No project was created, moved forward, waited, or was overdue in this period. Choose a longer period or another plan."
        />
      ) : (
        <>
          <PromiseFigures promise={report.promise} />
          <FunnelTable rows={report.funnel} />
          <Attention>
            <OverdueTable overdue={report.overdue} />
            <WaitingTable rows={report.waiting} />
          </Attention>
          <DurationTable rows={report.durations} />
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
