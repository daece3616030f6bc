import type { ClientWait } from '../leasedMail.ts'
import { oneLine } from './mailContent.ts'

type Told = {
  sentence: (subject: string) => string
  /** The link to where the client can do it, and its path below that of the project. */
  label: string
  path: string
}

// By the kinds of private.client_waits, see supabase/schemas/projects/client_reminders.sql.
const waits: Record<string, Told> = {
  brief: {
    sentence: () => 'Answer the brief and send it. The fourteen days start once we’ve accepted it.',
    ...{ label: 'Open the brief', path: '/brief' },
  },
  brief_question: {
    sentence: () => 'Answer what we asked about your brief.',
    ...{ label: 'Open the brief', path: '/brief' },
  },
  cases: {
    sentence: () => 'Confirm the list of acceptance cases, or change it.',
    ...{ label: 'Open the cases', path: '/cases' },
  },
  case_proposal: {
    sentence: () => 'Accept or decline what we propose to change in the acceptance cases.',
    ...{ label: 'Open the cases', path: '/cases' },
  },
  approval: {
    sentence: (subject) => `Approve ${subject} or ask for changes.`,
    ...{ label: 'Open the deliverables', path: '/deliverables' },
  },
  sign_off: {
    sentence: () => 'Sign off on the project. Every must-have has passed or been waived.',
    ...{ label: 'Open the handover', path: '/handover' },
  },
  hold: {
    sentence: (subject) => `The project is on hold until we have this from you: ${subject}`,
    ...{ label: 'Write to us', path: '/messages' },
  },
  payment: {
    sentence: (subject) => `Pay the ${subject}.`,
    ...{ label: 'Open the project', path: '' },
  },
}

const unknownWait: Told = {
  sentence: () => 'See what is waiting for you on the project page.',
  ...{ label: 'Open the project', path: '' },
}

/** What a client is reminded of, and where they can do it. A later release of the database may tell what this one does not know. */
export function describeWait({ kind, subject }: ClientWait, project: string, origin: string) {
  const { sentence, label, path } = (Object.hasOwn(waits, kind) && waits[kind]) || unknownWait
  return { text: sentence(oneLine(subject)), label, url: new URL(`/project/${project}${path}`, origin).href }
}
