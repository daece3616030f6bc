import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'

const minutes = 60_000
const projects = ['projects'] as const

const refresh = (_result: unknown, _input: unknown, _context: unknown, { client }: { client: QueryClient }) =>
  client.invalidateQueries({ queryKey: projects })

/** The pricing plan values. The database keeps any text, because old values must stay readable. [ENT-8, PROJ-12] */
export const budgetRanges = [
  { value: 'starter-agent', label: 'Starter Agent - $2,500' },
  { value: 'professional-agent', label: 'Professional Agent - $4,500' },
  { value: 'enterprise-agent', label: 'Enterprise Agent - $8,500' },
  { value: 'custom', label: 'Custom Quote' },
] as const

/** [ENT-9] */
export const timelines = [
  { value: 'asap', label: 'As soon as possible' },
  { value: '1-2-weeks', label: '1-2 weeks' },
  { value: '2-4-weeks', label: '2-4 weeks' },
  { value: '1-2-months', label: '1-2 months' },
  { value: 'flexible', label: 'Flexible' },
] as const

/** [ENT-10] */
export const priorities = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'urgent', label: 'Urgent' },
] as const

/** [ENT-10] */
export const projectStatuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'active', label: 'Active' },
  { value: 'on-hold', label: 'On Hold' },
  { value: 'completed', label: 'Completed' },
] as const

/** The label of a stored value; a value that the list does not know is shown as it is. */
export function labelOf(list: readonly { value: string; label: string }[], value: string) {
  return list.find((entry) => entry.value === value)?.label ?? value
}

/** The pricing plan of a project as people read it. [PROJ-12] */
export const budgetLabel = (value: string | null) => (value ? labelOf(budgetRanges, value) : 'Not specified')

export type OwnProject = {
  id: string
  name: string
  description: string | null
  budget_range: string | null
  timeline: string | null
  priority: string
  requirements: string | null
  status: string
  started_on: string | null
  created_at: string
  updated_at: string
}

/**
 * A client's projects, newest first. The filter repeats what row-level security enforces anyway: with it the database
 * can use its index. [CALL-1, ROLE-2]
 */
export const ownProjects = (userId: string) =>
  queryOptions({
    queryKey: [...projects, 'own', userId],
    staleTime: 5 * minutes,
    queryFn: async ({ signal }): Promise<OwnProject[]> => {
      const db = await database()
      const own = db
        .from('projects')
        .select(
          'id, name, description, budget_range, timeline, priority, requirements, status, started_on, created_at, updated_at',
        )
        .eq('user_id', userId)
      return (await own.order('created_at', { ascending: false }).order('id').abortSignal(signal).throwOnError()).data
    },
  })

export type ProjectInput = {
  user_id: string
  name: string
  description?: string
  budget_range?: string
  timeline?: string
  priority: string
  requirements?: string
}

/** Creates a project, which starts as a draft by the database's default. Fields left empty are stored as none. [CALL-2] */
export const createProject = () =>
  mutationOptions({
    mutationFn: async ({ user_id, name, priority, ...optional }: ProjectInput) => {
      const db = await database()
      const project = {
        user_id,
        name,
        priority,
        description: optional.description || null,
        budget_range: optional.budget_range || null,
        timeline: optional.timeline || null,
        requirements: optional.requirements || null,
      }
      return (await db.from('projects').insert(project).select('id').single().throwOnError()).data
    },
    onSuccess: refresh,
  })

/** Deletes a project. One that is gone already is fine: the result is what was wanted. [CALL-2] */
export const deleteProject = () =>
  mutationOptions({
    mutationFn: async (id: string) => {
      const db = await database()
      await db.from('projects').delete().eq('id', id).throwOnError()
    },
    onSuccess: refresh,
  })
