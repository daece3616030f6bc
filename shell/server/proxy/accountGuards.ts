import { type Request, type RequestHandler, Router } from 'express'
import { refuseAsService, tooMany } from '../limits/authRateLimits.ts'
import { perMinute } from '../limits/rateLimit.ts'
import { settings } from '../settings.ts'

const exportsPerMinute = 5
const giveUpAfterMs = 7_000

/**
 * What an account does about itself. A new password or address is taken from whoever has just signed in, or come by a
 * mailed link: a device that was left open, or a stolen session, must not be enough to take the account over.
 */
export function ownAccount() {
  const router = Router()
  router.put('/auth/v1/user', requireFreshSession)
  // Everything there is about an account in one answer takes the database long.
  router.use('/rest/v1/rpc/export_own_data', perMinute(exportsPerMinute, tooMany))
  return router
}

const requireFreshSession: RequestHandler = async (request, response, next) => {
  const answer = await ask(request)
  // What the database says about a session that is none at all, the auth service says better.
  if (answer?.status === 401 || answer?.status === 403) return next()
  const isFresh = answer?.ok ? ((await answer.json().catch(() => undefined)) as unknown) : undefined
  if (isFresh === true) return next()
  if (isFresh === false) {
    const sentence = 'This works for 15 minutes after signing in. Please sign in again, or ask for a new link.'
    return refuseAsService(response, 403, 'reauthentication_needed', sentence)
  }
  refuseAsService(response, 503, 'unreachable', 'The database is not answering. Please try again.')
}

const ask = (request: Request) =>
  fetch(`${settings.supabase.url}/rest/v1/rpc/session_is_fresh`, {
    method: 'POST',
    headers: {
      apikey: request.get('apikey') ?? '',
      Authorization: request.get('authorization') ?? '',
      'Content-Type': 'application/json',
    },
    body: '{}',
    signal: AbortSignal.timeout(giveUpAfterMs),
  }).catch(() => undefined)
