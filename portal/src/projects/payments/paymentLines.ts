import { formatDate } from '@fortnight/shared-ui/data/formatDate'
import type { Instalment } from '@fortnight/supabase/instalments/instalment'

/** When an instalment was paid and, on a line of its own, with which reference, or when it is due. */
export function paymentLines({ part, state, due_on, paid_on, reference }: Instalment) {
  if (state === 'void') return ['There is nothing to pay.']
  if (paid_on) return [`Paid on ${formatUnbroken(paid_on)}`, ...(reference ? [`Reference: ${reference}`] : [])]
  if (due_on) return [`Due on ${formatUnbroken(due_on)}`]
  return [part === 1 ? 'Due at the start' : 'Due when you sign off']
}

const formatUnbroken = (day: string) => formatDate(day).replaceAll(' ', '\u00A0')
