import type { OwnProject } from '@fortnight/supabase/projects/projects'
import { z } from 'zod'

// Counted in characters, as the database does; a smiley has two of what JavaScript counts.
const longText = (name: string, limit: number) =>
  z
    .string()
    .trim()
    .refine((text) => [...text].length <= limit, {
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
  /** The version that somebody began to edit, as `updated_at`; it stays with what was typed, even across a reload. */
  began_from: z.string(),
})

/** What a project form holds. */
export type ProjectValues = z.infer<typeof projectSchema>

/** A new project. [DASH-3, PROJ-10] */
export const blankProject: ProjectValues = {
  name: '',
  description: '',
  budget_range: '',
  timeline: '',
  priority: 'medium',
  requirements: '',
  status: 'draft',
  began_from: '',
}

/** A stored project as the form shows it. */
export const valuesOf = (project: OwnProject): ProjectValues => ({
  name: project.name,
  description: project.description ?? '',
  budget_range: project.budget_range ?? '',
  timeline: project.timeline ?? '',
  priority: project.priority,
  requirements: project.requirements ?? '',
  status: project.status,
  began_from: '',
})
