import { styled } from 'styled-components'
import type { AdminProject } from '@fortnight/supabase/adminProjects'
import { budgetLabel, labelOf, projectStatuses, timelines } from '@fortnight/supabase/projects'
import type { CsvColumn } from '../layout/exportCsv.ts'
import { dayOf } from '../layout/moment.ts'
import { columnsOf } from '../layout/tableFeatures.ts'
import { priorityWord } from './priority.ts'
import { PriorityBadge } from './PriorityBadge.tsx'
import { ProjectActions } from './ProjectActions.tsx'
import { StatusBadge } from './StatusBadge.tsx'

const shownDescription = 60

const Lines = styled.div`
  display: grid;
  min-width: 9rem;
  overflow-wrap: anywhere;

  > small {
    color: var(--ink-soft);
    font-size: inherit;
    font-weight: 400;
  }
`

const column = columnsOf<AdminProject>()

/** [ADMIN-PROJ-3] */
export const projectColumns = column.columns([
  column.accessor('name', {
    header: 'Project',
    cell: ({ row: { original } }) => (
      <Lines>
        {original.name}
        {original.description && <small>{cutDescription(original.description)}</small>}
      </Lines>
    ),
  }),
  column.accessor('client_name', {
    header: 'Client',
    cell: ({ row: { original } }) => (
      <Lines>
        {original.client_name}
        <small>{original.client_email}</small>
        {original.client_company && <small>{original.client_company}</small>}
      </Lines>
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
  column.accessor('budget_range', { header: 'Budget', cell: ({ getValue }) => budgetLabel(getValue()) }),
  column.accessor('created_at', {
    header: 'Created',
    meta: { isNowrap: true },
    cell: ({ getValue }) => <time dateTime={getValue()}>{dayOf(getValue())}</time>,
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    meta: { isNowrap: true },
    cell: ({ row: { original } }) => <ProjectActions project={original} />,
  }),
])

export const csvColumns: CsvColumn<AdminProject>[] = [
  { label: 'Id', value: ({ id }) => id },
  { label: 'Project', value: ({ name }) => name },
  { label: 'Description', value: ({ description }) => description },
  { label: 'Client', value: ({ client_name }) => client_name },
  { label: 'Client e-mail', value: ({ client_email }) => client_email },
  { label: 'Company', value: ({ client_company }) => client_company },
  { label: 'Status', value: ({ status }) => labelOf(projectStatuses, status) },
  { label: 'Priority', value: ({ priority }) => priorityWord(priority) },
  { label: 'Budget', value: ({ budget_range }) => budgetLabel(budget_range) },
  { label: 'Timeline', value: ({ timeline }) => timeline && labelOf(timelines, timeline) },
  { label: 'First day', value: ({ started_on }) => started_on },
  { label: 'Created', value: ({ created_at }) => created_at },
  { label: 'Changed', value: ({ updated_at }) => updated_at },
  { label: 'Deleted', value: ({ deleted_at }) => deleted_at },
]

const cutDescription = (text: string) =>
  text.length > shownDescription ? `${text.slice(0, shownDescription).trimEnd()}...` : text
