import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useQuery, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { holidays } from '@fortnight/supabase/holidays/holidays'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { DataTable } from '../list/table/DataTable.tsx'
import { HolidayDialog } from './HolidayDialog.tsx'
import { holidayColumns } from './holidayColumns.tsx'

/** The days on which no one works, at /admin/holidays: plans leave them out. [FORT-12] */
export default function HolidayListPage() {
  const [isAdding, setIsAdding] = useState(false)
  // Without any, it is in the empty state.
  const hasSome = useQuery(holidays()).data?.length !== 0
  const addButton = (
    <Button size="small" onClick={() => setIsAdding(true)}>
      <Plus aria-hidden /> New holiday
    </Button>
  )
  return (
    <>
      <PageHeader title="Holidays">{hasSome && addButton}</PageHeader>
      <PageBoundary fallback={<LoadingSpinner what="holidays" />} errorTitle="The holidays could not be loaded">
        <Holidays>{addButton}</Holidays>
      </PageBoundary>
      {isAdding && <HolidayDialog onClose={() => setIsAdding(false)} />}
    </>
  )
}

function Holidays({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(holidays())
  return (
    <DataTable
      caption="Holidays"
      columns={holidayColumns}
      rows={data.map((holiday) => ({ ...holiday, id: holiday.day }))}
      empty={
        <EmptyState
          title="No holidays yet"
          hint="Plans skip weekends and the days listed here. Steps that already have dates keep them."
        >
          {children}
        </EmptyState>
      }
    />
  )
}
