import type { LeasedMail, MailOf } from './leasedMail.ts'
import type { OutgoingMail } from './mailer.ts'
import { activityMail } from './projectMails/activityMail.ts'
import { approvalMail } from './projectMails/approvalMail.ts'
import { digestMail } from './projectMails/digestMail.ts'
import { renderHtml } from './projectMails/mailHtml.ts'
import { renderText } from './projectMails/mailText.ts'
import { reminderMail } from './projectMails/reminderMail.ts'

type Options = { id: number; origin: string; from: string }

/** A leased mail as it is sent. The same mail always gets the same Message-ID, and mails about a project are one thread. */
export function renderMail(mail: LeasedMail, { id, origin, from }: Options): OutgoingMail {
  const host = hostOf(from)
  const messageId = `mail-${id}@${host}`
  if (mail.kind === 'direct') return { to: mail.recipient, subject: mail.subject, ...mail.content, messageId }
  const content = contentOf(mail, origin)
  const { subject, unsubscribeUrl } = content
  return {
    to: mail.recipient,
    subject,
    text: renderText(content),
    html: renderHtml(content),
    unsubscribeUrl,
    messageId,
    ...(mail.kind !== 'digest' && { threadId: `project-${mail.projects[0].id}@${host}` }),
  }
}

function contentOf(mail: MailOf<'activity' | 'digest' | 'reminder' | 'approval'>, origin: string) {
  switch (mail.kind) {
    case 'activity':
      return activityMail(mail, origin)
    case 'digest':
      return digestMail(mail, origin)
    case 'reminder':
      return reminderMail(mail, origin)
    case 'approval':
      return approvalMail(mail, origin)
  }
}

/** The host of the sender's address, such as fortnight.example of `Fortnight <no-reply@fortnight.example>`. */
const hostOf = (from: string) => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
