import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { log } from '../http/log.ts'
import { settings } from '../settings.ts'

export type Mail = {
  /** One address. */
  to: string
  subject: string
  text: string
  html?: string
  /** Address that ends these mails when it is posted to; mail programs show it as their own "Unsubscribe". */
  unsubscribeUrl?: string
}

export type SendMail = (mail: Mail) => Promise<void>

type MailSettings = { smtpUrl: string; from: string; outbox: string }

const connectWithinMs = 10_000
const oneAddress = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/
// Bodies are ours alone: nothing may be read from a file or fetched into one.
const ownTextOnly = { disableFileAccess: true, disableUrlAccess: true }

/** Sends mails through SMTP; where there is none, prints them and keeps them in the outbox folder. */
export function createMailer({ smtpUrl, from, outbox }: MailSettings, print: (line: string) => void): SendMail {
  const smtp = smtpUrl
    ? createTransport({
        url: smtpUrl,
        connectionTimeout: connectWithinMs,
        socketTimeout: connectWithinMs,
        ...ownTextOnly,
      })
    : undefined
  const toFile = createTransport({ streamTransport: true, buffer: true, ...ownTextOnly })

  return async (mail) => {
    const message = messageOf(mail, from)
    if (smtp) return void (await smtp.sendMail(message))
    const { message: raw } = await toFile.sendMail(message)
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
    await mkdir(outbox, { recursive: true })
    await writeFile(join(outbox, `${name}.eml`), raw)
    await writeFile(join(outbox, `${name}.txt`), `To: ${mail.to}\nSubject: ${message.subject}\n\n${mail.text}\n`)
    const lines = [`mail to ${masked(mail.to)}, kept as ${join(outbox, name)}.txt: ${message.subject}`, mail.text]
    print(lines.join('\n').replaceAll('\n', '\n  | '))
  }
}

// Whoever watches reads the mail here; a kept log is no place for what it says.
const send = createMailer(settings.mail, (lines) =>
  log.info(settings.log === 'text' ? lines : (lines.split('\n')[0] ?? '')),
)

/** Sends a mail as this deployment is set up to. A failure is in the log, for those who do not wait for it. */
export const sendMail: SendMail = async (mail) => {
  try {
    await send(mail)
  } catch (error) {
    log.error(`mail to ${masked(mail.to)}: ${error instanceof Error ? error.message : String(error)}`)
    throw error
  }
}

// What a visitor typed never becomes a header of its own: one address, one line of subject.
function messageOf({ to, subject, text, html, unsubscribeUrl }: Mail, from: string) {
  if (!oneAddress.test(to)) throw new Error('A mail goes to exactly one address.')
  return {
    from,
    to: { name: '', address: to },
    subject: subject.replace(/\s+/g, ' ').trim(),
    text,
    ...(html && { html }),
    ...(unsubscribeUrl && {
      headers: {
        'List-Unsubscribe': { prepared: true, value: `<${new URL(unsubscribeUrl).href}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  }
}

const masked = (address: string) => address.replace(/^(.).*@/, '$1…@')
