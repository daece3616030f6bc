import type { ProjectNews } from '../leasedMail.ts'
import { oneLine } from './mailContent.ts'

type Told = { subject: string; author: string }

// By what private.add_project_update() records as the kind. What the team did is told to the client, who reads "we".
const sentences: Record<string, (told: Told) => string> = {
  step_moved: ({ subject }) => `We moved the ${subject}.`,
  held_for_us: ({ subject }) => `The project is on hold while it waits for us: ${subject}`,
  held_for_client: ({ subject }) => `The project is on hold while it waits for you: ${subject}`,
  resumed: () => 'The project is no longer on hold.',
  cases_confirmed: ({ author }) =>
    `${author} confirmed the list of acceptance cases. It’s agreed once you confirm it, too.`,
  cases_agreed: ({ author }) => `${author} confirmed the list of acceptance cases. It’s agreed now.`,
  case_create_proposed: ({ subject, author }) =>
    `${author} proposes a new acceptance case, which you decide on: ${subject}`,
  case_update_proposed: ({ subject, author }) =>
    `${author} proposes to change an acceptance case, which you decide on: ${subject}`,
  case_delete_proposed: ({ subject, author }) =>
    `${author} proposes to delete an acceptance case, which you decide on: ${subject}`,
  case_change_accepted: ({ subject, author }) =>
    `${author} accepted your proposal about an acceptance case: ${subject}`,
  case_change_declined: ({ subject, author }) =>
    `${author} declined your proposal about an acceptance case: ${subject}`,
  version_ready: ({ subject }) => `Version ${subject} of the agent is ready to be tested.`,
  version_tested: ({ subject, author }) => `${author} recorded results of version ${subject} of the agent.`,
}

/**
 * An update of a project as one sentence. The database may be of a later release and know kinds that this one does not:
 * they get a sentence that fits everything.
 */
export function updateSentence({ kind, subject }: ProjectNews['updates'][number], author: string, project: string) {
  const sentence = Object.hasOwn(sentences, kind) ? sentences[kind] : undefined
  return sentence?.({ subject: oneLine(subject), author }) ?? `There is news in “${oneLine(project)}”.`
}
