import { formatDays } from '../plans/formatDays.ts'
import { instalmentName } from './instalment.ts'
import { formatCents } from './money.ts'
import type { InstalmentEvent } from './queries.ts'

/** Something that happened to an instalment as a sentence for an admin, without its reason. */
export function instalmentEventSentence(event: InstalmentEvent) {
  const { verb, amount = '', rest = '' } = changeOf(event)
  const name = `${instalmentName(event).toLowerCase()}${amount}`
  return event.by === null ? `The ${name} was ${verb}${rest}` : `${actors[event.by]} ${verb} the ${name}${rest}`
}

const actors = { you: 'You', team: 'A colleague', client: 'The client' }
const amountText = (cents: number | null) => (cents === null ? 'an amount to be agreed' : formatCents(cents))
const day = (date: string | null) => formatDays(date, date)

type Change = { verb: string; amount?: string; rest?: string }

function changeOf(event: InstalmentEvent): Change {
  const { kind, from_amount_cents, to_amount_cents, due_on, paid_on, reference } = event
  const amount = ` (${amountText(to_amount_cents)})`
  switch (kind) {
    case 'planned':
      return { verb: 'planned', rest: `: ${amountText(to_amount_cents)}` }
    case 'due':
      return { verb: 'scheduled', amount, rest: ` for ${day(due_on)}` }
    case 'paid':
      return { verb: 'marked', amount, rest: ` as paid on ${day(paid_on)} (${reference ?? ''})` }
    case 'unpaid':
      return { verb: 'marked', rest: ` as unpaid; it was paid on ${day(paid_on)} (${reference ?? ''})` }
    case 'amount':
      return { verb: 'changed', rest: ` from ${amountText(from_amount_cents)} to ${amountText(to_amount_cents)}` }
    case 'void':
      return { verb: 'voided' }
    case 'reinstate':
      return { verb: 'reinstated' }
  }
}
