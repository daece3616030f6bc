import { formatDate } from '@fortnight/shared-ui/data/formatDate'
import type { Instalment } from '@fortnight/supabase/instalments/instalment'

/** When an instalment was paid and with which reference, or when it is due. */
export function paymentSentence({ part, state, due_on, paid_on, reference }: Instalment) {
  if (state === 'void') return 'There is nothing to pay.'
  if (paid_on) return `Paid on ${formatDate(paid_on)}.${reference ? ` Reference: ${reference}` : ''}`
  if (due_on) return `Due on ${formatDate(due_on)}`
  return part === 1 ? 'Due at the start' : 'Due when you sign off'
}
