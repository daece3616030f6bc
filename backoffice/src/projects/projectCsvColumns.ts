import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { budgetLabel, projectStatuses, timelines } from '@fortnight/supabase/projects/labels'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import type { CsvColumn } from '@fortnight/shared-ui/csv/exportCsv'
import { priorityLabel } from './priority.ts'

/** The columns of the CSV export. [ADMIN-PROJ-6] */
export const projectCsvColumns: CsvColumn<AdminProject>[] = [
  { label: 'ID', value: ({ id }) => id },
  { label: 'Project', value: ({ name }) => name },
  { label: 'Description', value: ({ description }) => description },
  { label: 'Client', value: ({ client_name }) => client_name },
  { label: 'Client email', value: ({ client_email }) => client_email },
  { label: 'Company', value: ({ client_company }) => client_company },
  { label: 'Status', value: ({ status }) => labelOf(projectStatuses, status) },
  { label: 'Priority', value: ({ priority }) => priorityLabel(priority) },
  { label: 'Budget', value: ({ budget_range }) => budgetLabel(budget_range) },
  { label: 'Preferred timeline', value: ({ timeline }) => timeline && labelOf(timelines, timeline) },
  { label: 'Start date', value: ({ started_on }) => started_on },
  { label: 'Created', value: ({ created_at }) => created_at },
  { label: 'Changed', value: ({ updated_at }) => updated_at },
  { label: 'Deleted', value: ({ deleted_at }) => deleted_at },
]
