import type { Request, RequestHandler } from 'express'
import { settings } from '../settings.ts'
import { accountKey, fieldsOf } from './authBody.ts'
import { rejectRateLimited } from './authErrors.ts'
import { createGrowingDelay } from './growingDelay.ts'
import { createLimiter } from './limiter.ts'
import { clientKey } from './perClientLimits.ts'
import { rejectFor } from './rateLimit.ts'

const mailPauseSeconds = 60
const hourSeconds = 60 * 60
const mailKinds = ['/recover', '/resend', '/signup'] as const

export type MailPauses = ReturnType<typeof createMailPauses>

/** Slows down an address that keeps requesting mails for the same account. */
export function delayRepeatedMails(): RequestHandler {
  const delays = createGrowingDelay({ name: 'mails:pair', freeAttempts: settings.limits.recoveriesPerMinute })
  return async (request, response, next) => {
    const account = accountKey(request)
    const waitMs = account === undefined ? 0 : await delays.attempt(`${clientKey(request)} ${account}`)
    if (waitMs) rejectFor(waitMs, request, response, rejectRateLimited)
    else next()
  }
}

/**
 * Decides which requests for a mail really send one: one of a kind per account and minute. All others get the same response,
 * because such a mail is in the inbox already. So strangers neither flood an inbox nor keep the owner
 * from a link.
 */
export function createMailPauses() {
  const mails = createLimiter({ name: 'mails:sent', limit: 1, windowSeconds: mailPauseSeconds })
  const requests = createLimiter({ name: 'mails:requests', limit: Number.MAX_SAFE_INTEGER, windowSeconds: hourSeconds })
  const keyOf = (request: Request) => `${request.path.replace(/\/$/, '')} ${accountKey(request) ?? ''}`
  return {
    /** The body of the request to pass on; undefined when a mail was sent within the last minute. */
    async claim(request: Request): Promise<string | undefined> {
      const isFirst = (await requests.count(keyOf(request))) === 1
      if (await mails.attempt(keyOf(request))) return undefined
      const { code_challenge, code_challenge_method, ...fields } = fieldsOf(request)
      // A code works only in the browser that requested it. When several request links, any link must work for the owner.
      return JSON.stringify(isFirst ? { ...fields, code_challenge, code_challenge_method } : fields)
    },
    /** No mail was sent after all. */
    release: (request: Request) => mails.forget(keyOf(request)),
    /** A link of the account was opened, so its next mail is not a repetition. */
    async end(account: string) {
      for (const kind of mailKinds) {
        await Promise.all([mails.forget(`${kind} ${account}`), requests.forget(`${kind} ${account}`)])
      }
    },
  }
}
