import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { LRUCache } from 'lru-cache'
import { rawQuery, sendError } from '../http/responses.ts'
import { settings } from '../settings.ts'
import { clientKey } from './perClientLimits.ts'
import { limitRate } from './rateLimit.ts'

const kilobytes = 1024
const maxBodyBytes = 16 * kilobytes
// Every other query counts as a password attempt, however it is disguised. Compared as written, because services disagree
// on which of two parameters with the same name counts.
const grantsWithoutPassword = ['grant_type=refresh_token', 'grant_type=pkce']
const readRawBody: RequestHandler = express.raw({ type: () => true, limit: maxBodyBytes, inflate: false })

/**
 * Rate limits of the auth service. Guesses are counted by the client's address and by the targeted account, so neither one
 * address nor a thousand get far, whether or not the account exists. A link from an e-mail names no account; its token is
 * long enough.
 */
export function authRateLimits() {
  const { failedSignInsPerMinute, signUpsPerMinute, recoveriesPerMinute } = settings.limits
  const router = Router()
  router.use(readBody)
  router.post(
    '/token',
    onlyIf(isPasswordSignIn),
    limitRate({ name: 'sign-in:address', limit: failedSignInsPerMinute, onlyRejected: true }, rejectRateLimited),
    limitRate(
      { name: 'sign-in:account', limit: failedSignInsPerMinute, onlyRejected: true, keyOf: untrustedAccountKey },
      rejectRateLimited,
    ),
    rememberSuccessfulSignIn,
  )
  const linkLimit = { name: 'mailed-links', limit: failedSignInsPerMinute, onlyRejected: true }
  router.get('/verify', limitRate(linkLimit, rejectLinkRateLimited))
  // Everything that sends a mail to an account shares one limit.
  const mailsPerAccount = limitRate(
    { name: 'mails:account', limit: recoveriesPerMinute, keyOf: accountKey },
    rejectRateLimited,
  )
  const mailLimits = [
    limitRate({ name: 'mails:address', limit: recoveriesPerMinute }, rejectRateLimited),
    mailsPerAccount,
  ]
  router.post('/signup', limitRate({ name: 'sign-ups', limit: signUpsPerMinute }, rejectRateLimited), mailsPerAccount)
  router.post(['/recover', '/resend'], mailLimits)
  router.put(
    '/user',
    onlyIf((request) => emailInBody(request) !== undefined),
    mailLimits,
  )
  return router
}

/** Whether a request to /token signs in with a password. */
export const isPasswordSignIn = (request: Request) => !grantsWithoutPassword.includes(rawQuery(request))

// Services fold letters in ways of their own; spellings that one of them takes for the same account must count as one.
const accountKey = (request: Request) => emailInBody(request)?.normalize('NFKD').replace(/\p{M}/gu, '')

// Attempts by others do not lock out a client that has signed in to the account from the same address before.
const trustedSignIns = new LRUCache<string, true>({ max: 10_000, ttl: 30 * 24 * 60 * 60 * 1_000 })
const signInKey = (request: Request) => `${accountKey(request)} ${clientKey(request)}`

const untrustedAccountKey = (request: Request) =>
  trustedSignIns.has(signInKey(request)) ? undefined : accountKey(request)

const rememberSuccessfulSignIn: RequestHandler = (request, response, next) => {
  const key = signInKey(request)
  response.once('finish', () => {
    if (response.statusCode === 200) trustedSignIns.set(key, true)
  })
  next()
}

/** The e-mail address in the body of a request, trimmed and in lower case; undefined without one. */
export function emailInBody({ body }: Request): string | undefined {
  const { email } = Buffer.isBuffer(body) ? (JSON.parse(body.toString()) as { email?: unknown }) : {}
  return typeof email === 'string' && email.trim() ? email.trim().toLowerCase() : undefined
}

// The body stays a buffer: the proxy forwards the same bytes.
const readBody: RequestHandler = (request, response, next) =>
  readRawBody(request, response, (error?: unknown) => {
    if ((error as { status?: number } | undefined)?.status === 413) {
      const message = `This request is too large. The limit is ${maxBodyBytes / kilobytes} KB.`
      return sendAuthError(response, 413, 'request_too_large', message)
    }
    // Signing out sends no body.
    if (Buffer.isBuffer(request.body) && request.body.length === 0) request.body = undefined
    if (error || !isUnambiguousJson(request.body)) {
      return sendAuthError(response, 400, 'bad_json', 'This request cannot be read. Please try again.')
    }
    next()
  })

// One object with at most one "email" and "password". Services written in Go also read "Email", so they could see another
// account than the one that is counted here, or another password than the one that is checked.
const checkedFields = ['email', 'password']

function isUnambiguousJson(body: unknown) {
  if (!Buffer.isBuffer(body)) return true
  try {
    const fields = JSON.parse(body.toString()) as unknown
    if (typeof fields !== 'object' || fields === null) return false
    return !Object.keys(fields).some(
      (name) => !checkedFields.includes(name) && checkedFields.includes(name.toLowerCase()),
    )
  } catch {
    return false
  }
}

const onlyIf =
  (condition: (request: Request) => boolean): RequestHandler =>
  (request, _response, next) =>
    condition(request) ? next() : next('route')

/** Responds with a 429 in the format of the auth service. */
export const rejectRateLimited = (_request: Request, response: Response, wait: string) =>
  sendAuthError(response, 429, 'over_request_rate_limit', rateLimitMessage(wait))

// The visitor who followed the link reads this in the browser.
const rejectLinkRateLimited = (request: Request, response: Response, wait: string) =>
  sendError(request, response, 429, rateLimitMessage(wait))

const rateLimitMessage = (wait: string) => `Too many tries. Please wait ${wait} and try again.`

/** Responds with an error in the format of the auth service. */
export const sendAuthError = (response: Response, code: number, error_code: string, msg: string) =>
  response.status(code).json({ code, error_code, msg })
