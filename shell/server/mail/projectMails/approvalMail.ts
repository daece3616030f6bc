import type { MailOf } from '../leasedMail.ts'
import { type Block, type MailContent, oneLine } from './mailContent.ts'
import { personalContent, replyNote } from './personalContent.ts'

/** Where the links in these mails lead, before their token. */
export const decisionPath = '/decide'

/** The mail that asks a client to decide about a version of a deliverable. */
export function approvalMail(mail: Omit<MailOf<'approval'>, 'kind' | 'recipient'>, origin: string): MailContent {
  const [{ id, name, deliverable, version, notes, items }] = mail.projects
  const what = `“${oneLine(deliverable)}”, version ${version}`
  const url = new URL(`/project/${id}/deliverables`, origin).href
  return {
    ...personalContent(mail, origin),
    subject: `Please approve ${what}`,
    preview: `For your project “${oneLine(name)}”`,
    blocks: [
      { kind: 'paragraph', text: `${what}, of your project “${oneLine(name)}” is up for approval.` },
      ...(notes ? [{ kind: 'paragraph', text: notes } satisfies Block] : []),
      {
        kind: 'list',
        items: items.map(
          ({ label, file_version, host }) =>
            `${oneLine(label)} (${file_version === null ? (host ?? '') : `file, version ${file_version}`})`,
        ),
      },
      {
        kind: 'link',
        label: 'Approve it or ask for changes',
        url: new URL(`${decisionPath}/${mail.token}`, origin).href,
      },
      {
        kind: 'paragraph',
        text: 'The link shows what is to be decided and has a button for each decision. It works once, within seven days, and without a sign-in, so please don’t forward this email.',
      },
      { kind: 'note', text: 'To open files and links,', label: 'see it in the project', url },
      replyNote(url),
    ],
  }
}
