import { styled } from 'styled-components'
import { Link } from '@fortnight/shared-ui/router'
import { EmailAddress } from '../../layout/EmailAddress.tsx'
import { FormattedDate } from '../../layout/FormattedDate.tsx'
import { clampedLines } from '../../list/clampedLines.ts'
import { createColumns } from '../../list/table/tableFeatures.ts'
import { truncateAtWord } from '../../list/truncateText.ts'
import { Budget } from '../Budget.tsx'
import { PriorityBadge } from '../PriorityBadge.tsx'
import { ProjectRowActions } from '../ProjectRowActions.tsx'
import { type ListedProject, ProjectStatus } from './ProjectStatus.tsx'

const descriptionLength = 60

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 9rem;
  overflow-wrap: anywhere;

  small {
    color: var(--ink-soft);
    font-size: var(--text-14);
    font-weight: 400;
  }

  > [data-clamp] {
    ${clampedLines(2)}
  }
`

/* An average email address has room. */
const ClientStack = styled(Stack)`
  min-width: 11.5rem;

  [data-part='company']::before {
    content: '· ' / '';
  }
`

const column = createColumns<ListedProject>()

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
    meta: { isMerged: true },
    cell: ({ row: { original } }) => (
      <ClientStack>
        <span>
          {original.client_name}{' '}
          {original.client_company && <small data-part="company">{original.client_company}</small>}
        </span>
        <small data-part="email">
          <EmailAddress email={original.client_email} />
        </small>
      </ClientStack>
    ),
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ row: { original } }) => <ProjectStatus project={original} />,
  }),
  column.accessor('priority', {
    header: 'Priority',
    meta: { isMerged: true },
    cell: ({ getValue }) => <PriorityBadge priority={getValue()} />,
  }),
  column.accessor('budget_range', {
    header: 'Budget',
    meta: { isMerged: true },
    cell: ({ getValue }) => <Budget value={getValue()} />,
  }),
  column.accessor('created_at', {
    header: 'Created',
    meta: { isNowrap: true, isMerged: true },
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
