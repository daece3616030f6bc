import { type RequestHandler, Router } from 'express'
import { callAsCaller, isSignedOut, loadCallerAccount, sendUnreachable } from '../account/callerAccount.ts'
import { changeAddress } from '../account/changeAddress.ts'
import { rejectWeakPassword } from '../account/rejectWeakPassword.ts'
import { noticeNewPassword } from '../account/sendSecurityNotice.ts'
import { rejectRateLimited, sendAuthError } from '../limits/authErrors.ts'
import { limitRate } from '../limits/rateLimit.ts'
import type { ResponseTimes } from '../limits/responseTimes.ts'

const exportsPerMinute = 5

/**
 * Guards for what users do with their own account. A new password or sign-in address needs a recent sign-in or a link from
 * an email: an unlocked device or a stolen session must not be enough to take over the account.
 */
export function accountGuards(minTimes: ResponseTimes) {
  const router = Router()
  const checks = [requireRecentSignIn, loadCallerAccount, rejectWeakPassword]
  router.put('/auth/v1/user', ...checks, changeAddress(minTimes), noticeNewPassword)
  router.post('/auth/v1/signup', rejectWeakPassword)
  // Exporting all data of an account is slow in the database.
  const limitExports = limitRate({ name: 'exports', limit: exportsPerMinute }, rejectRateLimited)
  router.use('/rest/v1/rpc/export_own_data', limitExports)
  return router
}

const requireRecentSignIn: RequestHandler = async (request, response, next) => {
  const result = await callAsCaller(request, 'session_is_fresh')
  const isRecent = result?.ok ? ((await result.json().catch(() => undefined)) as unknown) : undefined
  if (isSignedOut(result) || isRecent === true) next()
  else if (isRecent === false) {
    const message = 'This is possible for 15 minutes after signing in. Please sign in again or request a new link.'
    sendAuthError(response, 403, 'reauthentication_needed', message)
  } else sendUnreachable(response)
}
