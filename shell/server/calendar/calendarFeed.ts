import { type Request, type Response, Router } from 'express'
import { fetchFeedSteps } from '@fortnight/supabase/server/calendarFeed'
import { serviceDatabase } from '../account/serviceDatabase.ts'
import { log } from '../http/log.ts'
import { sendError } from '../http/responses.ts'
import { limitRate } from '../limits/rateLimit.ts'
import { writeCalendar } from './writeCalendar.ts'

// Calendar services fetch the feeds of all their users from a few addresses. Tokens cannot be guessed.
const requestsPerMinute = 120

/** The calendar feeds of clients, at secret links that calendar programs read without a sign-in. A revoked link is unknown. */
export function calendarFeeds() {
  const router = Router()
  router.get('/calendar/:file', limitRate({ name: 'calendar', limit: requestsPerMinute }, rejectRequest), sendFeed)
  return router
}

async function sendFeed(request: Request<{ file: string }>, response: Response) {
  response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' })
  const [, token] = /^([0-9a-f]{48})\.ics$/.exec(request.params.file) ?? []
  try {
    if (!serviceDatabase) return sendUnavailable(request, response)
    const steps = token ? await fetchFeedSteps(serviceDatabase, token) : null
    if (!steps) return sendError(request, response, 404, 'There is no such calendar. Its link may have been replaced.')
    response.type('text/calendar').attachment('fortnight.ics').send(writeCalendar(steps))
  } catch (error) {
    log.error(`calendar: a feed could not be read: ${error instanceof Error ? error.message : String(error)}`)
    sendUnavailable(request, response)
  }
}

const sendUnavailable = (request: Request, response: Response) =>
  sendError(request, response, 503, 'The calendar can’t be read right now. Please try again.')

const rejectRequest = (request: Request, response: Response, wait: string) =>
  sendError(request, response, 429, `Too many requests. Please wait ${wait} and try again.`)
