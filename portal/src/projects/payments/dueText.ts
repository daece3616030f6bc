import { formatDate } from '@fortnight/shared-ui/data/formatDate'
import type { Instalment } from '@fortnight/supabase/instalments/instalment'

/** When an instalment that is not paid is due. */
export function dueText({ part, due_on }: Instalment) {
  if (due_on) return `Due on ${formatDate(due_on)}`
  return part === 1 ? 'Due at the start' : 'Due on acceptance'
}
