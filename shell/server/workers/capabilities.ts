import { restRequestTimeoutMs } from '@fortnight/supabase/core/timeouts'
import type { Mail } from '@fortnight/supabase/server/serverContract'
import { z } from 'zod'
import { enqueueMail } from '../mail/mailQueue.ts'
import { settings } from '../settings.ts'
import { createMinuteCounter } from './minuteCounter.ts'
import type { ShellFunctions } from './protocol.ts'

/** The database functions that marketing may call with the secret key. */
export const adminFunctions = ['newsletter_request']

const kilobytes = 1024
const maxArgumentBytes = 10 * kilobytes
const maxMailsPerMinute = 60

const mailFormat: z.ZodType<Mail> = z.object({
  to: z.string().max(254),
  subject: z.string().max(200),
  text: z.string().max(20 * kilobytes),
  html: z
    .string()
    .max(100 * kilobytes)
    .optional(),
  unsubscribeUrl: z
    .string()
    .max(2 * kilobytes)
    .optional(),
})

const countMail = createMinuteCounter(maxMailsPerMinute)

/** What the shell does for the workers, with the secrets that they do not hold. */
export const createCapabilities = (reportError: (message: string) => void): ShellFunctions => ({
  reportError,

  async sendMail(mail) {
    const parsed = mailFormat.safeParse(mail)
    if (!parsed.success) throw new Error(`This email cannot be sent: ${z.prettifyError(parsed.error)}`)
    if (!countMail()) throw new Error(`Marketing may send ${maxMailsPerMinute} emails a minute, and no more.`)
    await enqueueMail('Newsletter', parsed.data)
  },

  async callAdminFunction(name, args) {
    if (!adminFunctions.includes(name)) throw new Error(`Marketing may not call ${name} with the secret key.`)
    if (typeof args !== 'string' || Buffer.byteLength(args) > maxArgumentBytes) {
      throw new Error(`The arguments of ${name} are too large.`)
    }
    const response = await fetch(`${settings.supabase.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: settings.secretKey, 'Content-Type': 'application/json' },
      body: args,
      signal: AbortSignal.timeout(restRequestTimeoutMs),
    })
    return { status: response.status, body: await response.text() }
  },
})
