import { z } from 'zod'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import type { AdminProjectFields } from '@fortnight/supabase/projects/adminMutations'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import { projectStatuses, timelines } from '@fortnight/supabase/projects/labels'
import type { FieldLabels } from '@fortnight/shared-ui/forms/fieldLabels'
import { formatDate } from '@fortnight/shared-ui/data/formatDate'
import { isPlausibleDate, implausibleDateMessage } from '../form/plausibleDate.ts'
import { priorityLabel } from './priority.ts'

/** The fields of a project that an admin may change. */
export const updateProjectSchema = z.object({
  status: z.string(),
  priority: z.string(),
  timeline: z.string(),
  started_on: z
    .union([z.literal(''), z.iso.date()], 'Please enter a date')
    .refine(isPlausibleDate, implausibleDateMessage),
})

/** The form's values. */
export type UpdateProjectValues = z.infer<typeof updateProjectSchema>

/** The labels of the form's fields, and of their values. */
export const updateProjectFieldLabels: FieldLabels<UpdateProjectValues> = {
  status: { label: 'Status', format: (status) => labelOf(projectStatuses, status) },
  priority: { label: 'Priority', format: priorityLabel },
  timeline: {
    label: 'Preferred timeline',
    format: (timeline) => (timeline ? labelOf(timelines, timeline) : 'Not specified'),
  },
  started_on: { label: 'Start date', format: (day) => (day ? formatDate(day) : 'Not set') },
}

/** The form's values of a stored project; a null field becomes ''. */
export const toFormValues = ({ status, priority, timeline, started_on }: AdminProject): UpdateProjectValues => ({
  status,
  priority,
  timeline: timeline ?? '',
  started_on: started_on ?? '',
})

/** The stored values of changed fields; '' becomes null. */
export const toStoredValues = (values: Partial<UpdateProjectValues>): Partial<AdminProjectFields> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value || null]))
