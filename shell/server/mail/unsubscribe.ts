import { type Request, type RequestHandler, type Response, Router, text } from 'express'
import { unsubscribe } from '@fortnight/supabase/server/mailOutbox'
import { serviceDatabase } from '../account/serviceDatabase.ts'
import { log } from '../http/log.ts'
import { sendError } from '../http/responses.ts'
import { limitRate } from '../limits/rateLimit.ts'
import { unsubscribedPath, unsubscribePath } from './projectMails/personalContent.ts'
import { unsubscribedPage, unsubscribePage } from './unsubscribePages.ts'
import { plainDocumentHeaders } from '../pages/plainDocument.ts'

// Mail services send the one-click requests of all their users from a few addresses. Tokens cannot be guessed.
const requestsPerMinute = 120

/**
 * The link in mails about projects that turns them off. Opening it only shows the page, because mail programs and virus
 * scanners open links, too; its button or a mail program's own (RFC 8058) does it, without a sign-in. Known and unknown
 * tokens get the same response.
 */
export function unsubscribeRoutes() {
  const router = Router()
  router.use(unsubscribePath, (_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' })
    next()
  })
  router.get(unsubscribePath, sendPage(unsubscribePage))
  router.get(unsubscribedPath, sendPage(unsubscribedPage))
  router.post(
    unsubscribePath,
    limitRate({ name: 'unsubscribe', limit: requestsPerMinute }, rejectRequest),
    text({ type: () => true, limit: '10kb' }),
    async (request, response) => {
      const { token } = request.query
      try {
        if (!serviceDatabase) return sendUnavailable(request, response)
        if (typeof token === 'string') await unsubscribe(serviceDatabase, token)
      } catch (error) {
        log.error(`mail: unsubscribing failed: ${error instanceof Error ? error.message : String(error)}`)
        return sendUnavailable(request, response)
      }
      // Mail programs do not follow redirects.
      if (isOneClick(request)) response.type('text').send('You’re unsubscribed.')
      else response.redirect(303, unsubscribedPath)
    },
  )
  return router
}

const sendPage =
  (page: string): RequestHandler =>
  (_request, response) =>
    void response.set(plainDocumentHeaders).send(page)

const isOneClick = ({ body }: Request) => /List-Unsubscribe["\s]*=?[\s\S]*One-Click/.test(String(body))

const sendUnavailable = (request: Request, response: Response) =>
  sendError(request, response, 503, 'You’re still subscribed, because the database isn’t responding. Please try again.')

const rejectRequest = (request: Request, response: Response, wait: string) =>
  sendError(request, response, 429, `Too many attempts. Please wait ${wait} and try again.`)
