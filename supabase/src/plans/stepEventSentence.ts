import { formatDays } from './formatDays.ts'
import type { StepEvent } from './queries.ts'
import { stepTexts } from './stepTexts.ts'

type Reader = 'client' | 'admin'

// To a client, an admin whose account is gone is Fortnight, too.
const actors = {
  client: { you: 'You', team: 'Fortnight', client: 'Client', unknown: 'Fortnight' },
  admin: { you: 'You', team: 'A colleague', client: 'The client', unknown: 'Someone' },
}
const sides = { client: { us: 'Fortnight', client: 'you' }, admin: { us: 'us', client: 'the client' } }

/** Something that happened to the steps of a project as a sentence for a client or an admin, without its reason. */
export function stepEventSentence(event: StepEvent, reader: Reader) {
  return `${actors[reader][event.by ?? 'unknown']} ${predicate(event, reader)}`
}

function predicate({ kind, step, waits_for, ...days }: StepEvent, reader: Reader) {
  const label = step ? stepTexts[step].label : ''
  const newDays = formatDays(days.to_first_day, days.to_last_day)
  switch (kind) {
    case 'started':
      return `started the project: ${newDays}`
    case 'moved':
      return `moved ${label} from ${formatDays(days.from_first_day, days.from_last_day)} to ${newDays}`
    case 'done':
      return `marked ${label} as done`
    case 'reopened':
      return `reopened ${label}`
    case 'held':
      return `stopped the clock to wait for ${sides[reader][waits_for ?? 'us']}`
    case 'resumed':
      return 'started the clock again'
  }
}
