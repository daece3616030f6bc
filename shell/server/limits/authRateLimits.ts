import { type Request, type RequestHandler, Router } from 'express'
import { rawQuery } from '../http/responses.ts'
import { settings } from '../settings.ts'
import { accountKey, emailInBody, readAuthBody } from './authBody.ts'
import { rejectLinkRateLimited, rejectRateLimited } from './authErrors.ts'
import { delayRepeatedMails } from './mailLimits.ts'
import { limitRate } from './rateLimit.ts'
import { limitSignIns } from './signInLimits.ts'

const daySeconds = 24 * 60 * 60
// Every other query counts as a password attempt, however it is disguised. Compared as written, because services disagree
// on which of two parameters with the same name counts.
const grantsWithoutPassword = ['grant_type=refresh_token', 'grant_type=pkce']

/**
 * Rate limits of the auth service, by address or by address and account together, so that no stranger can use up what the
 * owner of an account needs. A link from an email names no account; its token is long enough.
 */
export function authRateLimits() {
  const { failedSignInsPerMinute, signUpsPerMinute, signUpsPerDay, recoveriesPerMinute } = settings.limits
  const router = Router()
  router.use(readAuthBody)
  router.post('/token', onlyIf(isPasswordSignIn), limitSignIns())
  const linkLimit = { name: 'mailed-links', limit: failedSignInsPerMinute, onlyRejected: true }
  router.get('/verify', limitRate(linkLimit, rejectLinkRateLimited))
  router.post(
    '/signup',
    limitRate({ name: 'sign-ups', limit: signUpsPerMinute }, rejectRateLimited),
    limitRate({ name: 'sign-ups:day', limit: signUpsPerDay, windowSeconds: daySeconds }, rejectRateLimited),
  )
  const mailsPerAddress = limitRate({ name: 'mails:address', limit: recoveriesPerMinute }, rejectRateLimited)
  router.post(['/recover', '/resend'], mailsPerAddress, delayRepeatedMails())
  // The mail goes to the new address, which may belong to another user.
  const newAddressLimit = { name: 'mails:new-address', limit: recoveriesPerMinute, keyOf: accountKey }
  router.put(
    '/user',
    onlyIf((request) => emailInBody(request) !== undefined),
    mailsPerAddress,
    limitRate(newAddressLimit, rejectRateLimited),
  )
  return router
}

/** Whether a request to /token signs in with a password. */
export const isPasswordSignIn = (request: Request) => !grantsWithoutPassword.includes(rawQuery(request))

const onlyIf =
  (condition: (request: Request) => boolean): RequestHandler =>
  (request, _response, next) =>
    condition(request) ? next() : next('route')
