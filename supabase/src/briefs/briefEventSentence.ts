import type { BriefEvent, BriefQuestion } from './brief.ts'

type Reader = 'client' | 'admin'

// To a client, an admin whose account is gone is Fortnight, too.
const actors = {
  client: { you: 'You', team: 'Fortnight', client: 'Client', unknown: 'Fortnight' },
  admin: { you: 'You', team: 'A colleague', client: 'The client', unknown: 'Someone' },
}

/** Something that happened to a brief as a sentence for a client or an admin, without its reason. */
export function briefEventSentence(
  event: BriefEvent,
  questions: Pick<BriefQuestion, 'id' | 'label'>[],
  reader: Reader,
) {
  const label = questions.find(({ id }) => id === event.question_id)?.label
  return `${actors[reader][event.by ?? 'unknown']} ${predicates[event.kind](label ? `“${label}”` : 'a question')}`
}

const predicates: Record<BriefEvent['kind'], (question: string) => string> = {
  started: () => 'asked for the brief',
  submitted: () => 'sent the brief',
  asked: (question) => `asked back about ${question}`,
  resolved: (question) => `settled what was asked about ${question}`,
  accepted: () => 'accepted the brief',
  skipped: () => 'skipped the brief',
  reopened: () => 'reopened the brief',
}
