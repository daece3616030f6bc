import { z } from 'zod'
import type { AdminProject, AdminProjectFields } from '@fortnight/supabase/projects/adminQueries'
import { labelOf, projectStatuses, timelines } from '@fortnight/supabase/projects/projects'
import type { Fields } from '@fortnight/shared-ui/forms/fieldLabels'
import { formatDate } from '@fortnight/shared-ui/data/formatDate'
import { isPlausibleDate, implausibleDateMessage } from '../form/plausibleDate.ts'
import { priorityWord } from './priority.ts'

/** What an admin changes of a project: where it stands, how urgent it is, and when its first day is. */
export const steeringSchema = z.object({
  status: z.string(),
  priority: z.string(),
  timeline: z.string(),
  started_on: z.union([z.literal(''), z.iso.date()], 'Please enter a date').refine(isPlausibleDate, implausibleDateMessage),
})

/** What the form's fields hold. */
export type SteeringValues = z.infer<typeof steeringSchema>

/** The fields by the names, and the values by the words, that people read. */
export const steeringFields: Fields<SteeringValues> = {
  status: { name: 'Status', read: (status) => labelOf(projectStatuses, status) },
  priority: { name: 'Priority', read: priorityWord },
  timeline: { name: 'Timeline', read: (timeline) => (timeline ? labelOf(timelines, timeline) : 'Not specified') },
  started_on: { name: 'First day', read: (day) => (day ? formatDate(day) : 'Not set') },
}

export const steeringValuesOf = ({ status, priority, timeline, started_on }: AdminProject): SteeringValues => ({
  status,
  priority,
  timeline: timeline ?? '',
  started_on: started_on ?? '',
})

/** What is not specified is stored as none. */
export const storedSteering = (values: Partial<SteeringValues>): Partial<AdminProjectFields> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value || null]))
