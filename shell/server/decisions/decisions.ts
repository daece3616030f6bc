import { type Request, type Response, Router, urlencoded } from 'express'
import { decideByLink, fetchDecisionRequest } from '@fortnight/supabase/server/decisionLinks'
import { serviceDatabase } from '../account/serviceDatabase.ts'
import { log } from '../http/log.ts'
import { sendError } from '../http/responses.ts'
import { limitRate } from '../limits/rateLimit.ts'
import { decisionPath } from '../mail/projectMails/approvalMail.ts'
import { plainDocumentHeaders } from '../pages/plainDocument.ts'
import {
  closedRequestPage,
  donePages,
  openRequestPage,
  type RejectedDecision,
  unknownLinkPage,
} from './decisionPages.ts'

// Mail services open the links of all their users from a few addresses. Tokens cannot be guessed.
const requestsPerMinute = 120
const decisionsPerMinute = 20

type TokenRequest = Request<{ token: string }>

/**
 * The links in mails about approval. Opening one only shows what is to be decided, because mail programs and virus scanners
 * open links, too, and ask with HEAD before; its buttons decide, without a sign-in.
 */
export function decisionRoutes() {
  const router = Router()
  router.use(decisionPath, (_request, response, next) => {
    response.set({
      ...{ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' },
      ...plainDocumentHeaders,
    })
    next()
  })
  const path = `${decisionPath}/:token`
  router.get(
    path,
    limitRate({ name: 'decision pages', limit: requestsPerMinute }, rejectRequest),
    guard((request, response) => showRequest(request, response)),
  )
  router.post(
    path,
    limitRate({ name: 'decisions', limit: decisionsPerMinute }, rejectRequest),
    urlencoded({ extended: false, limit: '64kb' }),
    guard(decide),
  )
  return router
}

/** Responds that nothing was decided when the database is not responding. */
const guard =
  (handle: (request: TokenRequest, response: Response) => Promise<unknown>) =>
  async (request: TokenRequest, response: Response) => {
    try {
      await handle(request, response)
    } catch (error) {
      log.error(`decisions: a link could not be handled: ${error instanceof Error ? error.message : String(error)}`)
      sendError(request, response, 503, 'Nothing was decided, because the database isn’t responding. Please try again.')
    }
  }

async function showRequest({ params: { token } }: TokenRequest, response: Response, rejected?: RejectedDecision) {
  if (token === 'approved' || token === 'changes') return response.send(donePages[token])
  if (!serviceDatabase) throw new Error('There is no secret key.')
  const shown = isToken(token) ? await fetchDecisionRequest(serviceDatabase, token) : null
  if (!shown) return response.status(404).send(unknownLinkPage)
  if (shown.outcome !== 'open') return response.status(410).send(closedRequestPage(shown, shown.outcome))
  return response.status(rejected ? 422 : 200).send(openRequestPage(shown, rejected))
}

async function decide(request: TokenRequest, response: Response) {
  const { token } = request.params
  const { decision, comment } = readForm(request.body)
  if (!serviceDatabase) throw new Error('There is no secret key.')
  if (!isToken(token)) return showRequest(request, response)
  if (decision === undefined)
    return showRequest(request, response, { decision, comment, message: 'Please choose a button.' })
  try {
    const outcome = await decideByLink(serviceDatabase, token, { decision, comment })
    if (outcome === 'approved' || outcome === 'changes') response.redirect(303, `${decisionPath}/${outcome}`)
    else await showRequest(request, response)
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    // What the database says to users begins with PT.
    if (!code?.startsWith('PT')) throw error
    return showRequest(request, response, { decision, comment, message })
  }
}

const isToken = (token: string) => /^[0-9a-f]{64}$/.test(token)

/** The fields of the form; no decision for another form. Line breaks count as one character, as in the browser. */
function readForm(body: unknown) {
  const { decision, comment } = (body ?? {}) as Record<string, unknown>
  return {
    decision: decision === 'approved' || decision === 'changes' ? decision : undefined,
    comment: typeof comment === 'string' ? comment.replaceAll('\r\n', '\n') : '',
  } as const
}

const rejectRequest = (request: Request, response: Response, wait: string) =>
  sendError(request, response, 429, `Too many attempts. Please wait ${wait} and try again.`)
