import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { Link } from '@fortnight/shared-ui/router'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import type { OutboxMail } from '@fortnight/supabase/desk/mails'
import { EmailAddress } from '../layout/EmailAddress.tsx'
import { NoValue } from '../list/table/NoValue.tsx'
import { createColumns } from '../list/table/tableFeatures.ts'
import { MailProgress } from './MailProgress.tsx'
import { mailStates, mailStateTones } from './mailStates.ts'

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 9rem;
  overflow-wrap: anywhere;

  > small {
    color: var(--ink-soft);
    font-size: inherit;
    font-weight: 400;
  }
`

/* An average email address has room. */
const Recipient = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 11.5rem;
`

const column = createColumns<OutboxMail>()

/** The columns of the list of mails. */
export const mailColumns = column.columns([
  column.accessor('label', {
    header: 'Email',
    cell: ({ row: { original } }) => (
      <Stack>
        {original.subject ?? original.label}
        {original.subject && <small>{original.label}</small>}
      </Stack>
    ),
  }),
  column.accessor('recipient', {
    header: 'To',
    cell: ({ getValue }) => (
      <Recipient>
        <EmailAddress email={getValue()} />
      </Recipient>
    ),
  }),
  column.accessor('project_name', {
    header: 'Project',
    meta: { isMerged: true },
    cell: ({ row: { original } }) =>
      original.project_id ? (
        <Link to={`/admin/projects/${original.project_id}?tab=messages`}>{original.project_name}</Link>
      ) : (
        <NoValue />
      ),
  }),
  column.accessor('state', {
    header: 'Status',
    cell: ({ row: { original } }) => (
      <Badge tone={mailStateTones[original.state]}>{labelOf(mailStates, original.state)}</Badge>
    ),
  }),
  column.display({
    id: 'progress',
    header: 'When',
    cell: ({ row: { original } }) => <MailProgress mail={original} />,
  }),
])
