import { keepMail } from '@fortnight/supabase/server/outbox'

type Environment = NodeJS.Dict<string>

/** Whether new accounts must confirm their address before they can sign in. */
export const requiresEmailConfirmation = (env: Environment) =>
  ['1', 'true', 'yes'].includes(env.FORTNIGHT_CONFIRM_EMAILS ?? '')

/**
 * The SMTP section of the embedded database's configuration, from the settings that all mails of the product use;
 * undefined without credentials, because the database requires authentication and TLS. The password stays in the
 * environment.
 */
export function smtpConfig({ SMTP_URL, MAIL_FROM = 'Fortnight <no-reply@fortnight.example>' }: Environment) {
  const { protocol, hostname, port, username, password } = new URL(SMTP_URL || 'none:')
  if (!username || !password) return undefined
  const [, name = '', address = MAIL_FROM] = /^(.*?)\s*<(.+)>$/.exec(MAIL_FROM) ?? []
  const settings = {
    enabled: true,
    host: hostname,
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    user: decodeURIComponent(username),
    pass: 'env(FORTNIGHT_SMTP_PASSWORD)',
    admin_email: address,
    ...(name && { sender_name: name }),
  }
  const lines = Object.entries(settings).map(([key, value]) => `${key} = ${JSON.stringify(value)}`)
  return { password: decodeURIComponent(password), toml: `\n[auth.email.smtp]\n${lines.join('\n')}\n` }
}

/** Returns a listener for the output of a database without SMTP, which saves the mails that it prints to the outbox. */
export function saveCapturedMails(outbox: string, log: (line: string) => void) {
  let printed = ''
  return (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-20_000)
    printed = printed.replace(printedMail, (_all, to: string, subject: string, text: string) => {
      const recipient = to.replace(/^(.).*@/, '$1…@')
      keepMail(outbox, { txt: `To: ${to}\nSubject: ${subject}\n\n${text}\n` }).then(
        (path) => log(`mail to ${recipient}, kept as ${path}.txt: ${subject}`),
        (error: unknown) => log(`mail to ${recipient} is lost: ${(error as Error).message}`),
      )
      return ''
    })
  }
}

// The link is always the last line.
const printedMail =
  /email captured \(not delivered\)\r?\nTo: (.*)\nSubject: (.*)\n\n([\s\S]*?\/auth\/v1\/verify\?\S+)\s/g
