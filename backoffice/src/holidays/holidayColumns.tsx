import type { Holiday } from '@fortnight/supabase/holidays/holidays'
import { formatDay } from '@fortnight/supabase/projects/delivery'
import { createColumns } from '../list/table/tableFeatures.ts'
import { DeleteHolidayButton } from './DeleteHolidayButton.tsx'

const column = createColumns<Holiday & { id: string; when: string }>()

/** The columns of the list of holidays. */
export const holidayColumns = column.columns([
  column.accessor('day', {
    header: 'Day',
    cell: ({ getValue }) => `${formatDay(getValue())}, ${getValue().slice(0, 4)}`,
  }),
  column.accessor('name', { header: 'Name' }),
  column.accessor('when', { header: 'When', meta: { isNowrap: true } }),
  column.display({
    id: 'actions',
    header: 'Actions',
    meta: { isNowrap: true },
    cell: ({ row: { original } }) => <DeleteHolidayButton holiday={original} />,
  }),
])
