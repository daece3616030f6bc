import { type Instalment, instalmentStates } from '@fortnight/supabase/instalments/instalment'
import { formatCents } from '@fortnight/supabase/instalments/money'

/** What a form shows of an instalment when a colleague has changed it in the meantime, apart from its own fields. */
export const comparedFacts = ({ state, amount_cents }: Instalment) => ({
  state: instalmentStates[state].text,
  amount: amount_cents === null ? '' : formatCents(amount_cents),
})

export const comparedLabels = { state: 'Status', amount: 'Amount' }
