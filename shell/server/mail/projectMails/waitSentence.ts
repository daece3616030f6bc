import type { ClientWait } from '../leasedMail.ts'
import { oneLine } from './mailContent.ts'

// By the kinds of private.client_waits, see supabase/schemas/projects/client_reminders.sql.
const sentences: Record<string, (subject: string) => string> = {
  brief: () => 'Answer the brief and send it. The days begin once we have accepted it.',
  brief_question: () => 'Answer what we asked about your brief.',
  approval: (subject) => `Approve ${subject}, or ask for changes.`,
  hold: (subject) => `The project is on hold until we have this from you: ${subject}`,
  payment: (subject) => `Pay the ${subject}.`,
}

/** What a client is reminded of, as one sentence. A later release of the database may tell what this one does not know. */
export function waitSentence({ kind, subject }: ClientWait): string {
  const sentence = Object.hasOwn(sentences, kind) ? sentences[kind] : undefined
  return sentence?.(oneLine(subject)) ?? 'See on the page of the project what it waits for.'
}
