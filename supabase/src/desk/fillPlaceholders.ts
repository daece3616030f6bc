import type { ProjectPlan } from '../plans/plan.ts'
import { projectDelivery } from '../plans/planDelivery.ts'
import type { OwnProject } from '../projects/ownProject.ts'

/** What the placeholders of a saved reply are replaced by. */
export type ReplyRecipient = Pick<OwnProject, 'status' | 'started_on'> & {
  client_name: string
  project_name: string
  plan?: ProjectPlan | null | undefined
}

/** The placeholders of saved replies, and what each of them stands for. */
export const placeholders = [
  { name: 'name', meaning: 'The client’s first name' },
  { name: 'project', meaning: 'The name of the project' },
  { name: 'day', meaning: 'The project’s current day, such as “Day 6 of 14”' },
] as const

/**
 * The text of a saved reply for one project. Other words in braces stay as they are, and what is filled in is not filled
 * in again: a client may be named "{day}".
 */
export function fillPlaceholders(text: string, recipient: ReplyRecipient, now: Date) {
  const { client_name, project_name, plan, ...project } = recipient
  const values = {
    name: client_name.trim().split(/\s+/)[0] ?? '',
    project: project_name,
    day: projectDelivery(project, plan, now).sentence,
  }
  return text.replaceAll(/\{(name|project|day)\}/g, (_match, placeholder: keyof typeof values) => values[placeholder])
}
