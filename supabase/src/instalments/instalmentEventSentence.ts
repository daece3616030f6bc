import { formatDays } from '../plans/formatDays.ts'
import { instalmentName } from './instalment.ts'
import { formatCents } from './money.ts'
import type { InstalmentEvent } from './queries.ts'

/** Something that happened to an instalment as a sentence for an admin, without its reason. */
export function instalmentEventSentence(event: InstalmentEvent) {
  return `${instalmentName(event)} ${predicate(event)}${event.by === null ? '' : `, by ${actors[event.by]}`}`
}

const actors = { you: 'you', team: 'a colleague', client: 'the client' }
const amount = (cents: number | null) => (cents === null ? 'an amount to be agreed' : formatCents(cents))
const day = (date: string | null) => formatDays(date, date)

function predicate({ kind, from_amount_cents, to_amount_cents, due_on, paid_on, reference }: InstalmentEvent) {
  switch (kind) {
    case 'planned':
      return `planned: ${amount(to_amount_cents)}`
    case 'due':
      return `of ${amount(to_amount_cents)} due on ${day(due_on)}`
    case 'paid':
      return `of ${amount(to_amount_cents)} paid on ${day(paid_on)} (${reference ?? ''})`
    case 'unpaid':
      return `marked as unpaid; it was paid on ${day(paid_on)} (${reference ?? ''})`
    case 'amount':
      return `changed from ${amount(from_amount_cents)} to ${amount(to_amount_cents)}`
    case 'void':
      return 'declared void'
    case 'reinstate':
      return 'reinstated'
  }
}
