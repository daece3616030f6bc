import { type Request, type Response, Router } from 'express'
import { reportSecurityNotice } from '@fortnight/supabase/server/securityNotices'
import { log } from '../http/log.ts'
import { sendError } from '../http/responses.ts'
import { limitRate } from '../limits/rateLimit.ts'
import { upstreamTimeoutMs } from '../limits/timeouts.ts'
import { settings } from '../settings.ts'
import { notMePath } from './securityMail.ts'
import { serviceDatabase } from './serviceDatabase.ts'

const reportsPerMinute = 10

/**
 * The button behind "this was not me": secures the account and mails a recovery link. Opening the link only shows the page,
 * because mail programs and virus scanners open links, too. [NOTICE-3]
 */
export function notMe() {
  const router = Router()
  router.post(
    notMePath,
    limitRate({ name: 'not-me', limit: reportsPerMinute }, rejectReport),
    async (request, response) => {
      const { token } = request.query
      response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
      try {
        const outcome = typeof token === 'string' ? await secureAccount(token) : 'expired'
        response.redirect(303, `${notMePath}/${outcome}`)
      } catch (error) {
        log.error(`An account could not be secured: ${error instanceof Error ? error.message : String(error)}`)
        sendError(request, response, 503, 'The database is not responding. Please try again.')
      }
    },
  )
  return router
}

async function secureAccount(token: string) {
  if (!serviceDatabase) return 'expired'
  const { outcome, address } = await reportSecurityNotice(serviceDatabase, token)
  if (address) await sendRecoveryMail(address)
  return outcome
}

// The account is secured already. Where this mail fails, the page leads to requesting another one.
async function sendRecoveryMail(email: string) {
  const { supabase, origin } = settings
  const url = `${supabase.url}/auth/v1/recover?redirect_to=${encodeURIComponent(`${origin}/reset-password`)}`
  const headers = { apikey: supabase.key, 'Content-Type': 'application/json' }
  const signal = AbortSignal.timeout(upstreamTimeoutMs)
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ email }), signal }).catch(
    () => undefined,
  )
  if (!response?.ok) log.error(`A recovery mail could not be requested: ${response?.status ?? 'no response'}`)
}

const rejectReport = (request: Request, response: Response, wait: string) =>
  sendError(request, response, 429, `Too many attempts. Please wait ${wait} and try again.`)
