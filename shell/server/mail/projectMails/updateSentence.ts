import type { ProjectNews } from '../leasedMail.ts'
import { oneLine } from './mailContent.ts'

type Told = { subject: string; author: string }

// By what private.add_project_update() records as the kind. What the team did is told to the client, who reads "we",
// and what the client did to the team.
const sentences: Record<string, (told: Told) => string> = {
  step_moved: ({ subject }) => `We moved the ${subject}.`,
  held_for_us: ({ subject }) => `The project is on hold while it waits for us: ${subject}`,
  held_for_client: ({ subject }) => `The project is on hold while it waits for you: ${subject}`,
  deliverable_approved: ({ subject }) => `The client has approved ${subject}.`,
  changes_requested: ({ subject }) => `The client is asking for changes to ${subject}.`,
  instalment_due: ({ subject }) => `A payment is due: the ${subject}.`,
  instalment_paid: ({ subject }) => `We recorded your payment: the ${subject}.`,
  instalment_corrected: ({ subject }) => `We made a correction: the ${subject}.`,
  resumed: () => 'The project is no longer on hold.',
  brief_started: () => 'Before your project starts, please answer its brief.',
  brief_submitted: ({ author }) => `${author} sent the project brief.`,
  brief_asked: ({ subject }) => `We have a question about your answer to “${subject}”.`,
  brief_answered: ({ subject, author }) => `${author} answered what you asked about “${subject}”.`,
  brief_accepted: () => 'We’ve accepted your brief. Next, we’ll set the start date.',
  brief_skipped: ({ subject }) => `We’re going ahead without the brief: ${subject}`,
  brief_reopened: ({ subject }) => `We’ve reopened the brief: ${subject}`,
  cases_confirmed: ({ author }) =>
    `${author} confirmed the list of acceptance cases. It’s agreed once you confirm it, too.`,
  cases_agreed: ({ author }) => `${author} confirmed the list of acceptance cases. It’s agreed now.`,
  case_create_proposed: ({ subject, author }) =>
    `${author} proposed a new acceptance case for you to decide on: ${subject}`,
  case_update_proposed: ({ subject, author }) =>
    `${author} proposed a change to an acceptance case for you to decide on: ${subject}`,
  case_delete_proposed: ({ subject, author }) =>
    `${author} proposed deleting an acceptance case, and you decide: ${subject}`,
  case_change_accepted: ({ subject, author }) =>
    `${author} accepted your proposal about an acceptance case: ${subject}`,
  case_change_declined: ({ subject, author }) =>
    `${author} declined your proposal about an acceptance case: ${subject}`,
  version_ready: ({ subject }) => `Version ${subject} of the agent is ready for testing.`,
  case_waived: ({ subject, author }) => `${author} waived an acceptance case: ${subject}`,
  waiver_taken_back: ({ subject, author }) => `${author} no longer waives an acceptance case: ${subject}`,
  signed_off: ({ subject }) => `The client signed off on the project as ${subject}.`,
  sign_off_confirmed: ({ subject }) =>
    `You signed off on the project. Thank you! The number of your certificate is ${subject}.`,
  refund_requested: ({ subject }) => `The client is asking for their money back: ${subject}`,
  refund_withdrawn: () => 'The client has withdrawn the money-back request.',
  refund_approved: ({ subject }) =>
    `We approved your money-back request and will pay back everything you’ve paid.${subject && ` ${subject}`}`,
  refund_declined: ({ subject }) => `We declined your money-back request: ${subject}`,
  refund_paid_back: ({ subject }) => `We paid you back ${subject}.`,
  support_ending: ({ subject }) =>
    `Your support ends on ${subject}. Please tell us by that day about anything that isn’t right yet.`,
  support_last_day: ({ subject }) =>
    `The last day of your support is ${subject}. The agent keeps running in your accounts.`,
  version_tested: ({ subject, author }) => `${author} recorded results for version ${subject} of the agent.`,
}

/**
 * An update of a project as one sentence. The database may be of a later release and know kinds that this one does not:
 * they get a sentence that fits everything.
 */
export function updateSentence({ kind, subject }: ProjectNews['updates'][number], author: string, project: string) {
  const sentence = Object.hasOwn(sentences, kind) ? sentences[kind] : undefined
  return sentence?.({ subject: oneLine(subject), author }) ?? `There is news in “${oneLine(project)}”.`
}
