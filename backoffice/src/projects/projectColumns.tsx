import { styled } from 'styled-components'
import { Link } from '@fortnight/shared-ui/router'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { EmailAddress } from '../layout/EmailAddress.tsx'
import { FormattedDate } from '../layout/FormattedDate.tsx'
import { clampedLines } from '../list/clampedLines.ts'
import { createColumns } from '../list/table/tableFeatures.ts'
import { truncateAtWord } from '../list/truncateText.ts'
import { Budget } from './Budget.tsx'
import { PriorityBadge } from './PriorityBadge.tsx'
import { ProjectRowActions } from './ProjectRowActions.tsx'
import { StatusBadge } from '../list/StatusBadge.tsx'

const descriptionLength = 60

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

  > [data-clamp] {
    ${clampedLines(2)}
  }
`

/* An average email address has room. */
const ClientStack = styled(Stack)`
  min-width: 11.5rem;
`

const column = createColumns<AdminProject>()

/** The columns of the project list. [ADMIN-PROJ-3] */
export const projectColumns = column.columns([
  column.accessor('name', {
    header: 'Project',
    cell: ({ row: { original } }) => (
      <Stack>
        <Link to={`/admin/projects/${original.id}`}>{original.name}</Link>
        {original.description && <small data-clamp>{truncateDescription(original.description)}</small>}
      </Stack>
    ),
  }),
  column.accessor('client_name', {
    header: 'Client',
    cell: ({ row: { original } }) => (
      <ClientStack>
        {original.client_name}
        <small>
          <EmailAddress email={original.client_email} />
        </small>
        {original.client_company && <small>{original.client_company}</small>}
      </ClientStack>
    ),
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ row: { original } }) => <StatusBadge status={original.deleted_at ? 'deleted' : original.status} />,
  }),
  column.accessor('priority', {
    header: 'Priority',
    cell: ({ getValue }) => <PriorityBadge priority={getValue()} />,
  }),
  column.accessor('budget_range', {
    header: 'Budget',
    cell: ({ getValue }) => <Budget value={getValue()} />,
  }),
  column.accessor('created_at', {
    header: 'Created',
    meta: { isNowrap: true },
    cell: ({ getValue }) => <FormattedDate date={getValue()} />,
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    meta: { isNowrap: true },
    cell: ({ row: { original } }) => <ProjectRowActions project={original} />,
  }),
])

const truncateDescription = (text: string) =>
  text.length > descriptionLength ? `${truncateAtWord(text, descriptionLength)}...` : text
