import type { ProjectEvent } from './history.ts'
import { labelOf } from '../core/labelOf.ts'
import { priorities, projectStatuses } from './labels.ts'

type Reader = 'client' | 'admin'

// An unknown actor is the database itself or a deleted account. To a client, both are Fortnight.
const actors = {
  client: { you: 'You', team: 'Fortnight', client: 'Client', unknown: 'Fortnight' },
  admin: { you: 'You', team: 'A colleague', client: 'The client', unknown: 'Someone' },
}
const fieldNames: Record<Reader, Record<string, string>> = {
  client: { budget_range: 'pricing plan', started_on: 'start date' },
  admin: { budget_range: 'budget', started_on: 'start date' },
}
const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** One event of a project's history as a sentence for a client or an admin. */
export function eventSentence(event: Omit<ProjectEvent, 'id'>, reader: Reader) {
  return `${actors[reader][event.by ?? 'unknown']} ${predicate(event, reader)}`
}

function predicate({ kind, from_value, to_value, changed_fields }: Omit<ProjectEvent, 'id'>, reader: Reader) {
  if (kind === 'status') return change('status', projectStatuses, from_value, to_value)
  if (kind === 'priority') return change('priority', priorities, from_value, to_value)
  if (kind === 'edited') return describeEdit(changed_fields, reader)
  if (kind === 'accepted') return 'signed off on the project'
  return `${kind} the project`
}

function describeEdit(fields: string[], reader: Reader) {
  const names = fields.map((field) => fieldNames[reader][field] ?? field)
  // A date is set, not edited.
  return fields.join() === 'started_on' ? `set the ${names.join()}` : `edited the ${list.format(names)}`
}

type Labels = readonly { value: string; label: string }[]

function change(field: string, labels: Labels, from: string | null, to: string | null) {
  const newLabel = labelOf(labels, to ?? '')
  return from ? `changed the ${field} from ${labelOf(labels, from)} to ${newLabel}` : `set the ${field} to ${newLabel}`
}
