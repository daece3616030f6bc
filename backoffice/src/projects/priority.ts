import { labelOf } from '@fortnight/supabase/core/labelOf'
import { priorities } from '@fortnight/supabase/projects/labels'

/** The level by which a priority is colored: high (also for urgent), medium, or else low. [ADMIN-PROJ-5] */
export function priorityLevel(priority: string) {
  if (priority === 'high' || priority === 'urgent') return 'high'
  return priority === 'medium' ? 'medium' : 'low'
}

/** The label of a stored priority; unknown values are labeled Low. */
export const priorityLabel = (priority: string) =>
  priorities.some(({ value }) => value === priority) ? labelOf(priorities, priority) : 'Low'
