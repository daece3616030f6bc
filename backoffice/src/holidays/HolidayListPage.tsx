import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useQuery, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { holidays } from '@fortnight/supabase/holidays/holidays'
import { dayIn } from '@fortnight/supabase/plans/businessDay'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { EmptyList } from '../list/EmptyList.tsx'
import { DataTable } from '../list/table/DataTable.tsx'
import { HolidayDialog } from './HolidayDialog.tsx'
import { HolidayDrawing } from './HolidayDrawing.tsx'
import { HolidayTable } from './HolidayTable.ts'
import { holidayColumns } from './holidayColumns.tsx'
import { orderHolidays, whenText } from './holidayTimes.ts'

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
      <PageHeader
        title="Holidays"
        hint="Plans skip weekends and the days listed here. Steps that already have dates keep them."
      >
        {hasSome && addButton}
      </PageHeader>
      <PageBoundary fallback={<LoadingSpinner what="holidays" />} errorTitle="The holidays could not be loaded">
        <Holidays>{addButton}</Holidays>
      </PageBoundary>
      {isAdding && <HolidayDialog onClose={() => setIsAdding(false)} />}
    </>
  )
}

function Holidays({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(holidays())
  const today = dayIn(undefined, new Date())
  return (
    <DataTable
      caption="Holidays"
      columns={holidayColumns}
      styledTable={HolidayTable}
      rows={orderHolidays(data, today).map((holiday) => ({
        ...holiday,
        id: holiday.day,
        when: whenText(holiday.day, today),
      }))}
      empty={
        <EmptyList
          drawing={<HolidayDrawing />}
          title="Every weekday is a working day"
          hint="Add the days on which your team is off, such as public holidays, so that no client is promised work on them."
        >
          {children}
        </EmptyList>
      }
    />
  )
}
