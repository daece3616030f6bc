import { Badge } from '@fortnight/shared-ui/data/Badge'
import type { Subscriber } from '@fortnight/supabase/newsletter/adminQueries'
import { FormattedDate } from '../layout/FormattedDate.tsx'
import type { CsvColumn } from '../list/exportCsv.ts'
import { createColumns } from '../list/tableFeatures.ts'
import { RemoveButton } from './RemoveSubscriberButton.tsx'

const looks: Record<string, { tone: 'positive' | 'warning' | 'neutral'; word: string }> = {
  confirmed: { tone: 'positive', word: 'Confirmed' },
  pending: { tone: 'warning', word: 'Pending' },
  unsubscribed: { tone: 'neutral', word: 'Unsubscribed' },
}

const column = createColumns<Subscriber>()

export const subscriberColumns = column.columns([
  column.accessor('email', { header: 'E-mail' }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ getValue }) => <Badge tone={looks[getValue()]?.tone}>{looks[getValue()]?.word}</Badge>,
  }),
  column.accessor('consented_at', {
    header: 'Asked on',
    meta: { isNowrap: true },
    cell: ({ getValue }) => <FormattedDate at={getValue()} />,
  }),
  column.accessor('confirmed_at', {
    header: 'Confirmed on',
    meta: { isNowrap: true },
    cell: ({ row: { original } }) => (original.confirmed_at ? <FormattedDate at={original.confirmed_at} /> : '—'),
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row: { original } }) => <RemoveButton subscriber={original} />,
  }),
])

export const csvColumns: CsvColumn<Subscriber>[] = [
  { label: 'E-mail', value: ({ email }) => email },
  { label: 'Status', value: ({ status }) => status },
  { label: 'Asked on', value: ({ consented_at }) => consented_at },
  { label: 'Confirmed on', value: ({ confirmed_at }) => confirmed_at },
  { label: 'Unsubscribed on', value: ({ unsubscribed_at }) => unsubscribed_at },
]
