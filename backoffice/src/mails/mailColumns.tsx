import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { Link } from '@fortnight/shared-ui/router'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import type { OutboxMail } from '@fortnight/supabase/desk/mails'
import { EmailAddress } from '../layout/EmailAddress.tsx'
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
  column.accessor('recipient', {
    header: 'To',
    cell: ({ getValue }) => (
      <Recipient>
        <EmailAddress email={getValue()} />
      </Recipient>
    ),
  }),
  column.accessor('label', {
    header: 'Email',
    cell: ({ row: { original } }) => (
      <Stack>
        {original.subject ?? original.label}
        <Kind mail={original} />
      </Stack>
    ),
  }),
  column.accessor('state', {
    header: 'Status',
    meta: { isNowrap: true },
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

/** What a mail is about, unless that is all there is to say about it, and its project. */
function Kind({ mail: { subject, label, project_id, project_name } }: { mail: OutboxMail }) {
  if (!subject && !project_id) return null
  return (
    <small>
      {subject && label}
      {subject && project_id && ' · '}
      {project_id && <Link to={`/admin/projects/${project_id}?tab=messages`}>{project_name}</Link>}
    </small>
  )
}
