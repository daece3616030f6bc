import { keepMail } from '@fortnight/supabase/server/outbox'
import type { Mail } from '@fortnight/supabase/server/serverContract'
import { createTransport } from 'nodemailer'
import { log } from '../http/log.ts'
import { mailTimeoutMs, smtpTimeoutMs } from '../limits/timeouts.ts'
import { countMail } from '../metrics/metrics.ts'
import { settings } from '../settings.ts'
import { InvalidAddressError } from './mailErrors.ts'

/** A mail as it is sent. Both ids are without their angle brackets. */
export type OutgoingMail = Mail & {
  /** The same whenever the mail is sent, so that mailboxes can tell that they have it. */
  messageId?: string
  /** What the mail is about. Mail programs show mails about the same as one conversation. */
  threadId?: string
}

type MailSettings = { smtpUrl: string; from: string; outbox: string }

const singleAddress = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/
// Nothing may be read from a file or fetched into a mail.
const noExternalContent = { disableFileAccess: true, disableUrlAccess: true }

/** Returns a function that sends mails through SMTP, or without a mail server prints them and saves them in the outbox folder. */
export function createMailer({ smtpUrl, from, outbox }: MailSettings, print: (text: string) => void) {
  const smtp = smtpUrl
    ? createTransport({
        url: smtpUrl,
        connectionTimeout: smtpTimeoutMs,
        greetingTimeout: smtpTimeoutMs,
        socketTimeout: smtpTimeoutMs,
        ...noExternalContent,
      })
    : undefined
  const eml = createTransport({ streamTransport: true, buffer: true, ...noExternalContent })

  return async (mail: OutgoingMail) => {
    const message = createMessage(mail, from)
    if (smtp) {
      await withinTime(smtp.sendMail(message))
      return
    }
    const { message: raw } = await eml.sendMail(message)
    const txt = `To: ${mail.to}\nSubject: ${message.subject}\n\n${mail.text}\n`
    const path = await keepMail(outbox, { eml: raw as Buffer, txt })
    const lines = [`mail to ${maskAddress(mail.to)}, kept as ${path}.txt: ${message.subject}`, mail.text]
    print(lines.join('\n').replaceAll('\n', '\n  | '))
  }
}

// In a terminal, mails are read here. A stored log holds their first line only.
const send = createMailer(settings.mail, (text) =>
  log.info(settings.log === 'text' ? text : (text.split('\n')[0] ?? '')),
)

/** Sends a mail as `settings.mail` says. Logs failures, because some callers do not await it. */
export async function sendMail(mail: OutgoingMail) {
  try {
    await send(mail)
    countMail('sent')
  } catch (error) {
    countMail('failed')
    log.error(`mail to ${maskAddress(mail.to)}: ${error instanceof Error ? error.message : String(error)}`)
    throw error
  }
}

/** Rejects when a mail server replies so slowly, again and again, that the whole takes too long. */
async function withinTime(sending: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long.')), mailTimeoutMs)
  })
  await Promise.race([sending, timeout]).finally(() => clearTimeout(timer))
}

// Input of visitors must not inject headers: one address, and a subject of one line.
function createMessage(mail: OutgoingMail, from: string) {
  const { to, subject, text, html, unsubscribeUrl, messageId, threadId } = mail
  if (!singleAddress.test(to)) throw new InvalidAddressError('An email goes to exactly one address.')
  return {
    from,
    to: { name: '', address: to },
    subject: subject.replace(/\s+/g, ' ').trim(),
    text,
    ...(html && { html }),
    ...(messageId && { messageId: `<${messageId}>` }),
    ...(threadId && { references: `<${threadId}>`, inReplyTo: `<${threadId}>` }),
    headers: {
      // Keeps out-of-office replies away.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': { prepared: true, value: `<${new URL(unsubscribeUrl).href}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

const maskAddress = (address: string) => address.replace(/^(.).*@/, '$1…@')
