import type { ProjectEvent } from '@fortnight/supabase/projects/projects'
import { labelOf, priorities, projectStatuses } from '@fortnight/supabase/projects/projects'

// What the database itself has done, e.g. when it was set up, is our doing to a client.
const people = { you: 'You', team: 'Fortnight', client: 'Client' } as const

const fieldNames: Record<string, string> = {
  budget_range: 'pricing plan',
  started_on: 'the first day',
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** One event of a project's history in a sentence. */
export function eventSentence(event: ProjectEvent) {
  return `${people[event.by ?? 'team']} ${deed(event)}`
}

function deed({ kind, from_value, to_value, changed_fields }: ProjectEvent) {
  if (kind === 'status') return `set the status ${change(projectStatuses, from_value, to_value)}`
  if (kind === 'priority') return `changed the priority ${change(priorities, from_value, to_value)}`
  if (kind === 'edited') return `edited ${list.format(changed_fields.map((field) => fieldNames[field] ?? field))}`
  return `${kind} the project`
}

type Words = readonly { value: string; label: string }[]

function change(words: Words, from: string | null, to: string | null) {
  return [from && `from ${labelOf(words, from)}`, to && `to ${labelOf(words, to)}`].filter(Boolean).join(' ')
}
