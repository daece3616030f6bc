import type { ClientWait, MailOf } from '../leasedMail.ts'
import { describeWait } from './clientWaits.ts'
import { type Block, formatTime, type MailContent, oneLine } from './mailContent.ts'
import { personalContent, replyNote, roomUrl } from './personalContent.ts'

type Mail = Omit<MailOf<'reminder'>, 'kind' | 'recipient'>

/** The mail that reminds the team of a client who has waited for a working day, or a client of what waits for them. */
export function reminderMail(mail: Mail, origin: string): MailContent {
  const [project] = mail.projects
  if ('waits' in project) return clientReminder(mail, project, origin)
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

type WaitingProject = { id: string; name: string; waits: ClientWait[] }

function clientReminder(mail: Mail, project: WaitingProject, origin: string): MailContent {
  const waits = project.waits.map((wait) => describeWait(wait, project.id, origin))
  const name = oneLine(project.name)
  return {
    ...personalContent(mail, origin),
    subject: `“${name}” is waiting for you`,
    preview: waits.map(({ text }) => text).join(' '),
    blocks: [
      { kind: 'paragraph', text: `To keep your project “${name}” moving, we need something from you:` },
      ...waitBlocks(waits, new URL(`/project/${project.id}`, origin).href),
      {
        kind: 'paragraph',
        text: 'We remind you of each of these twice and then no more. Nothing is accepted or decided for you in the meantime.',
      },
      replyNote(roomUrl(project.id, mail, origin)),
    ],
  }
}

/** One button where everything is done on one page, and otherwise a link for each. */
function waitBlocks(waits: ReturnType<typeof describeWait>[], projectUrl: string): Block[] {
  const [first] = waits
  if (first && waits.every(({ url }) => url === first.url)) {
    return [
      { kind: 'list', items: waits.map(({ text }) => text) },
      { kind: 'link', label: first.label, url: first.url },
    ]
  }
  return [
    { kind: 'linkedList', items: waits },
    { kind: 'link', label: 'Open the project', url: projectUrl },
  ]
}
