import { labelOf, priorities } from '@fortnight/supabase/projects/projects'

/** High, medium, and otherwise low: the three looks that a priority has here. Urgent looks like high. [ADMIN-PROJ-5] */
export function priorityLook(priority: string) {
  if (priority === 'high' || priority === 'urgent') return 'high'
  return priority === 'medium' ? 'medium' : 'low'
}

/** The stored word, because an urgent project must not read as anything less; what is unknown reads as low. */
export const priorityWord = (priority: string) =>
  priorities.some(({ value }) => value === priority) ? labelOf(priorities, priority) : 'Low'
