import { Badge, type BadgeTone } from '@fortnight/shared-ui/data/Badge'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import type { Subscriber } from '@fortnight/supabase/newsletter/adminQueries'
import { subscriberStatuses } from '@fortnight/supabase/newsletter/labels'
import { EmailAddress } from '../layout/EmailAddress.tsx'
import { FormattedDate } from '../layout/FormattedDate.tsx'
import type { CsvColumn } from '@fortnight/shared-ui/csv/exportCsv'
import { NoValue } from '../list/table/NoValue.tsx'
import { createColumns } from '../list/table/tableFeatures.ts'
import { RemoveSubscriberButton } from './RemoveSubscriberButton.tsx'

const statusTones: Record<string, BadgeTone> = { confirmed: 'positive', pending: 'warning' }

const column = createColumns<Subscriber>()

/** The columns of the subscriber list. */
export const subscriberColumns = column.columns([
  column.accessor('email', { header: 'Email', cell: ({ getValue }) => <EmailAddress email={getValue()} /> }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ row: { original } }) => (
      <Badge tone={statusTones[original.status] ?? 'neutral'}>{labelOf(subscriberStatuses, original.status)}</Badge>
    ),
  }),
  column.accessor('consented_at', {
    header: 'Requested on',
    meta: { isNowrap: true },
    cell: ({ getValue }) => <FormattedDate date={getValue()} />,
  }),
  column.accessor('confirmed_at', {
    header: 'Confirmed on',
    meta: { isNowrap: true },
    cell: ({ row: { original } }) =>
      original.confirmed_at ? <FormattedDate date={original.confirmed_at} /> : <NoValue />,
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row: { original } }) => <RemoveSubscriberButton subscriber={original} />,
  }),
])

/** The columns of the CSV export. */
export const subscriberCsvColumns: CsvColumn<Subscriber>[] = [
  { label: 'Email', value: ({ email }) => email },
  { label: 'Status', value: ({ status }) => status },
  { label: 'Requested on', value: ({ consented_at }) => consented_at },
  { label: 'Confirmed on', value: ({ confirmed_at }) => confirmed_at },
  { label: 'Unsubscribed on', value: ({ unsubscribed_at }) => unsubscribed_at },
]
