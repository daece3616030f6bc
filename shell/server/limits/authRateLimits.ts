import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { LRUCache } from 'lru-cache'
import { perMinute } from './rateLimit.ts'
import { visitorOf } from './perClientLimits.ts'
import { queryOf, refuse } from '../http/responses.ts'
import { settings } from '../settings.ts'

const kilobytes = 1024
const bodyLimit = 16 * kilobytes
// Everything else counts as a try with a password, whatever somebody invents to make it look different. As it is written,
// because services disagree on which of two is meant.
const otherGrants = ['grant_type=refresh_token', 'grant_type=pkce']
const readBody = express.raw({ type: () => true, limit: bodyLimit, inflate: false })

/**
 * Who may ask the auth service how often. Guesses are counted by the visitor's address and by the account that they are
 * aimed at, so that neither one address nor a thousand of them get far. Whether there is such an account plays no part.
 * The link of a mail names no account; its token is long enough for that.
 */
export function authLimits() {
  const { failedSignInsPerMinute, signUpsPerMinute, recoveriesPerMinute } = settings.limits
  const router = Router()
  router.use(keepBody)
  router.post(
    '/token',
    only(triesPassword),
    perMinute(failedSignInsPerMinute, tooMany, { onlyRefused: true }),
    perMinute(failedSignInsPerMinute, tooMany, { onlyRefused: true, by: accountOfStranger }),
    rememberWhoSignsIn,
  )
  router.get('/verify', perMinute(failedSignInsPerMinute, tooManyLinks, { onlyRefused: true }))
  // One budget for everything that makes us send a mail to somebody.
  const mailsTo = perMinute(recoveriesPerMinute, tooMany, { by: accountIn })
  const mails = [perMinute(recoveriesPerMinute, tooMany), mailsTo]
  router.post('/signup', perMinute(signUpsPerMinute, tooMany), mailsTo)
  router.post(['/recover', '/resend'], mails)
  router.put(
    '/user',
    only((request) => emailIn(request) !== undefined),
    mails,
  )
  return router
}

/** Whether somebody asks for a session by a password. */
export const triesPassword = (request: Request) => !otherGrants.includes(queryOf(request))

// Services fold letters in ways of their own: what one of them takes for the same account must not be counted as another.
const accountIn = (request: Request) => emailIn(request)?.normalize('NFKD').replace(/\p{M}/gu, '')

// Whoever has signed in to an account from an address before is not kept out by what others try with it.
const signedInFrom = new LRUCache<string, true>({ max: 10_000, ttl: 30 * 24 * 60 * 60 * 1_000 })
const pairOf = (request: Request) => `${accountIn(request)} ${visitorOf(request)}`

const accountOfStranger = (request: Request) => (signedInFrom.has(pairOf(request)) ? undefined : accountIn(request))

const rememberWhoSignsIn: RequestHandler = (request, response, next) => {
  const pair = pairOf(request)
  response.once('finish', () => {
    if (response.statusCode === 200) signedInFrom.set(pair, true)
  })
  next()
}

/** The e-mail address in the body, written in one way. */
export function emailIn({ body }: Request): string | undefined {
  const { email } = Buffer.isBuffer(body) ? (JSON.parse(body.toString()) as { email?: unknown }) : {}
  return typeof email === 'string' && email.trim() ? email.trim().toLowerCase() : undefined
}

// The body is kept as it came; the proxy hands on the same bytes.
const keepBody: RequestHandler = (request, response, next) =>
  readBody(request, response, (error?: unknown) => {
    if ((error as { status?: number } | undefined)?.status === 413) {
      return refuseAsService(
        response,
        413,
        'request_too_large',
        `That is too much at once: ${bodyLimit / kilobytes} KB are the most.`,
      )
    }
    // Signing out sends none at all, which is fine.
    if (Buffer.isBuffer(request.body) && request.body.length === 0) request.body = undefined
    if (error || !isReadable(request.body)) {
      return refuseAsService(response, 400, 'bad_json', 'What was sent cannot be read. Please try again.')
    }
    next()
  })

// One object with at most one "email". Services written in Go take "Email" for it too, and we would count another one.
function isReadable(body: unknown) {
  if (!Buffer.isBuffer(body)) return true
  try {
    const sent = JSON.parse(body.toString()) as unknown
    if (typeof sent !== 'object' || sent === null) return false
    return !Object.keys(sent).some((name) => name !== 'email' && name.toLowerCase() === 'email')
  } catch {
    return false
  }
}

const only =
  (isMeant: (request: Request) => boolean): RequestHandler =>
  (request, _response, next) =>
    isMeant(request) ? next() : next('route')

/** Says so in the service's way. */
export const tooMany = (_request: Request, response: Response, wait: string) =>
  refuseAsService(response, 429, 'over_request_rate_limit', pleaseWait(wait))

// Read in a browser, by whoever followed the link.
const tooManyLinks = (request: Request, response: Response, wait: string) =>
  refuse(request, response, 429, pleaseWait(wait))

const pleaseWait = (wait: string) => `Too many tries. Please wait ${wait} and try again.`

/** An answer as the auth service gives them. */
export const refuseAsService = (response: Response, code: number, error_code: string, msg: string) =>
  response.status(code).json({ code, error_code, msg })
