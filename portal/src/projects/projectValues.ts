import { z } from 'zod'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'

// Counts code points as the database does; `length` counts an emoji twice.
const longText = (name: string, limit: number) =>
  z
    .string()
    .trim()
    .refine((text) => Array.from(text).length <= limit, {
      error: `Please keep the ${name} to ${limit.toLocaleString('en-US')} characters`,
    })

/** What a project form accepts; the limits are those of the database. [PROJ-6] */
export const projectSchema = z.object({
  name: longText('name', 160).min(1, 'Project name is required'),
  description: longText('description', 5_000),
  budget_range: z.string(),
  timeline: z.string(),
  priority: z.string(),
  requirements: longText('requirements', 10_000),
  status: z.string(),
})

/** The values of a project form. */
export type ProjectValues = z.infer<typeof projectSchema>

/** The values of a new project. [DASH-3, PROJ-10] */
export const blankProject: ProjectValues = {
  name: '',
  description: '',
  budget_range: '',
  timeline: '',
  priority: 'medium',
  requirements: '',
  status: 'draft',
}

/** The form values of a stored project. */
export const valuesOf = (project: OwnProject): ProjectValues => ({
  name: project.name,
  description: project.description ?? '',
  budget_range: project.budget_range ?? '',
  timeline: project.timeline ?? '',
  priority: project.priority,
  requirements: project.requirements ?? '',
  status: project.status,
})
