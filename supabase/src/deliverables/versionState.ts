import type { DeliverableVersion } from './deliverable.ts'

type Tone = 'neutral' | 'info' | 'positive' | 'warning'
type Labeled = Pick<DeliverableVersion, 'state' | 'void_reason'>

/** Where a version stands in two or three words, and the tone of its badge. */
export function versionState({ state, void_reason }: Labeled): { text: string; tone: Tone } {
  switch (state) {
    case 'draft':
      return { text: 'Draft', tone: 'neutral' }
    case 'open':
      return { text: 'Waiting for approval', tone: 'info' }
    case 'approved':
      return { text: 'Approved', tone: 'positive' }
    case 'changes':
      return { text: 'Changes asked for', tone: 'warning' }
    case 'void':
      return { text: void_reason === 'replaced' ? 'Replaced' : 'Withdrawn', tone: 'neutral' }
  }
}

/** Why nothing is to be decided about a version any more. */
export function closedSentence({ state, number }: Pick<DeliverableVersion, 'state' | 'number'>) {
  if (state === 'approved') return `Version ${number} has been approved already.`
  if (state === 'changes') return `Changes to version ${number} have been asked for already.`
  return `Version ${number} is no longer up for approval.`
}

const actors = {
  client: { you: 'You', team: 'Fortnight', client: 'You', unknown: 'Someone' },
  admin: { you: 'You', team: 'A colleague', client: 'The client', unknown: 'Someone' },
}

/** Who ended a request and how, as a sentence for a client or an admin, without its time; '' while it is open. */
export function endSentence(version: DeliverableVersion, reader: 'client' | 'admin') {
  const by = actors[reader][version.ended_by ?? 'unknown']
  const byMail = version.ended_by_mail ? ' by email' : ''
  switch (version.state) {
    case 'approved':
      return `${by} approved it${byMail}`
    case 'changes':
      return `${by} asked for changes${byMail}`
    case 'void':
      return `${by} ${version.void_reason === 'replaced' ? 'put up a newer version' : 'took it back'}`
    case 'draft':
    case 'open':
      return ''
  }
}
