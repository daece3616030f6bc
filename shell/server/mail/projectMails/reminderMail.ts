import type { MailOf } from '../leasedMail.ts'
import { formatTime, type MailContent, oneLine } from './mailContent.ts'
import { personalContent, replyNote, roomUrl } from './personalContent.ts'

/** The mail that reminds the team of a client who has waited for a working day. */
export function reminderMail(mail: Omit<MailOf<'reminder'>, 'kind' | 'recipient'>, origin: string): MailContent {
  const [project] = mail.projects
  const url = roomUrl(project.id, mail, origin)
  const name = oneLine(project.name)
  return {
    ...personalContent(mail, origin),
    subject: `“${name}” is waiting for an answer`,
    preview: `Since ${formatTime(project.waiting_since)}`,
    blocks: [
      {
        kind: 'paragraph',
        text: `The client of “${name}” has been waiting for an answer since ${formatTime(project.waiting_since)}.`,
      },
      { kind: 'link', label: 'Answer now', url },
      {
        kind: 'note',
        text: 'No answer needed?',
        label: 'Choose “No reply needed” in the inbox',
        url: new URL('/admin/inbox', origin).href,
      },
      replyNote(url),
    ],
  }
}
