/** The columns that a query of projects selects. */
export const projectColumns =
  'id, name, description, budget_range, timeline, priority, requirements, status, started_on, created_at, updated_at'

/** A project as its owner sees it. */
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
