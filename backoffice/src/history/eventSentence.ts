import { labelOf, priorities, type ProjectEvent, projectStatuses } from '@fortnight/supabase/projects/projects'

// What nobody did through the web site was done by the database, or by an account that is gone.
const people = { you: 'You', team: 'A colleague', client: 'The client' } as const
const fieldNames: Record<string, string> = { budget_range: 'budget', started_on: 'first day' }
const listed = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** One event of a project's history in a sentence. */
export const eventSentence = (event: Omit<ProjectEvent, 'id'>) =>
  `${event.by ? people[event.by] : 'Somebody'} ${deed(event)}`

function deed({ kind, from_value, to_value, changed_fields }: Omit<ProjectEvent, 'id'>) {
  const change = (words: typeof projectStatuses | typeof priorities) =>
    `from ${labelOf(words, from_value ?? '')} to ${labelOf(words, to_value ?? '')}`
  if (kind === 'status') return `changed the status ${change(projectStatuses)}`
  if (kind === 'priority') return `changed the priority ${change(priorities)}`
  if (kind === 'edited') return `edited ${listed.format(changed_fields.map((field) => fieldNames[field] ?? field))}`
  return `${kind} the project`
}
