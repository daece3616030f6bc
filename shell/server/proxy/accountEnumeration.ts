import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import { sendSecurityNotice } from '../account/sendSecurityNotice.ts'
import { rememberDevice } from '../devices/knownDevices.ts'
import { rawQuery } from '../http/responses.ts'
import { accountKey, emailInBody, fieldsOf } from '../limits/authBody.ts'
import { sendAuthError } from '../limits/authErrors.ts'
import { isPasswordSignIn } from '../limits/authRateLimits.ts'
import { overloadedMessage } from '../limits/loadShedding.ts'
import type { MailPauses } from '../limits/mailLimits.ts'
import { createClientQueue } from '../limits/perClientLimits.ts'
import type { ResponseTimes } from '../limits/responseTimes.ts'
import { upstreamTimeoutMs } from '../limits/timeouts.ts'
import { settings } from '../settings.ts'

type AuthError = { error_code?: string; code?: string }
type AuthResponse = globalThis.Response

/**
 * Prevents account enumeration: requests that send a mail get the same response, and failed sign-ins take the same time,
 * whether or not the account exists. The auth service tells them apart when it has sent a mail to that address before; and
 * the embedded service never sends a second confirmation, so a magic link goes out instead, which also confirms the
 * address.
 */
export function preventAccountEnumeration(mailPauses: MailPauses, minTimes: ResponseTimes) {
  // Comparing passwords keeps the database busy. Known devices need not wait for guesses of others.
  const guesses = createClientQueue({ concurrency: 5, maxQueued: 50 })
  const router = Router()
  router.post('/resend', onlyConfirmations)
  router.post(['/recover', '/resend'], async (request, response) => {
    const minDuration = wait(minTimes.mailMs)
    const body = await mailPauses.claim(request)
    const result = body === undefined ? undefined : await postToAuth(request, request.path, body)
    const wasMailedBefore = await isMailRateLimited(result)
    if (wasMailedBefore) await sendMagicLink(request)
    const hasFailed = body !== undefined && !wasMailedBefore && !result?.ok
    if (hasFailed) await mailPauses.release(request)
    await minDuration
    if (hasFailed) return forward(response, result)
    response.json({})
  })
  router.post('/signup', async (request, response) => {
    const minDuration = wait(minTimes.mailMs)
    const result = await postToAuth(request, request.path)
    const body = result?.ok ? await readJson(result) : undefined
    if (await isMailRateLimited(result)) {
      if (await mailPauses.claim(request)) await sendMagicLink(request)
    }
    // A successful response without JSON does not come from the auth service.
    else if (!body) return forward(response, result?.ok ? undefined : result)
    else if (await rememberSignedInDevice(request, response, body)) return forward(response, result)
    await minDuration
    response.json(createUnconfirmedUser(emailInBody(request)))
  })
  router.post('/token', async (request, response, next) => {
    if (!isPasswordSignIn(request)) {
      next()
      return
    }
    const compare = () => comparePassword(request, response, minTimes)
    const account = accountKey(request) ?? ''
    const outcome = response.locals.isKnownDevice ? await compare() : await guesses(account, compare)
    if (!outcome) sendAuthError(response.set('Retry-After', '5'), 503, 'busy', overloadedMessage)
  })
  return router
}

// A change of the address is not repeated: when the new address is taken, its owner would get a link that cannot work.
const onlyConfirmations: RequestHandler = (request, response, next) => {
  if (fieldsOf(request).type === 'signup') next()
  else sendAuthError(response, 400, 'validation_failed', 'Only the confirmation of a sign-up can be sent again.')
}

async function comparePassword(request: Request, response: Response, { failedSignInMs }: ResponseTimes) {
  const minDuration = wait(failedSignInMs)
  const result = await postToAuth(request, request.path)
  if (result?.ok) await rememberSignedInDevice(request, response, await readJson(result))
  else await minDuration
  return forward(response, result)
}

/** Adds the type of a failed link to the URL it redirects to, so that the right screen can help. */
export function addLinkTypeToRedirect(headers: IncomingHttpHeaders, requestUrl = '') {
  const type = /^\/auth\/v1\/verify\?.*\btype=(\w+)/.exec(requestUrl)?.[1]
  if (type && headers.location?.includes('#error')) headers.location += `&type=${type}`
}

/** Keeps redirects on this site. They carry a session, and the auth service can be tricked into other origins. */
export function keepRedirectOnSite(headers: IncomingHttpHeaders) {
  const { location } = headers
  if (location === undefined) return
  const target = URL.parse(location, settings.origin)
  if (target?.origin === new URL(settings.origin).origin) return
  headers.location = new URL(`/${target?.search ?? ''}${target?.hash ?? ''}`, settings.origin).href
}

/** Remembers the device, and mails the owner about a new one, when a response contains a session; resolves to whether it does. */
async function rememberSignedInDevice(request: Request, response: Response, body: object | null | undefined) {
  const accessToken = body && 'access_token' in body ? String(body.access_token) : undefined
  if (accessToken === undefined) return false
  const isNew = await rememberDevice(request, response, accessToken)
  const { id, email } = (body as { user?: { id?: string; email?: string } }).user ?? {}
  if (isNew && id && email) {
    response.once('finish', () => void sendSecurityNotice(request, { kind: 'device', address: email, accountId: id }))
  }
  return true
}

const postToAuth = (request: Request, path: string, body?: string) => sendToAuth(request, 'POST', path, body)

/** Sends a request to the auth service on behalf of the client; undefined when it cannot be reached. */
export async function sendToAuth(request: Request, method: string, path: string, body = String(request.body ?? '')) {
  const headers = new Headers({ 'Content-Type': 'application/json', 'X-Forwarded-For': request.ip ?? '' })
  for (const name of ['apikey', 'authorization', 'x-client-info', 'x-request-id', 'x-supabase-api-version']) {
    const value = request.get(name)
    if (value) headers.set(name, value)
  }
  const query = rawQuery(request)
  const url = `${settings.supabase.url}/auth/v1${path}${query ? `?${query}` : ''}`
  const signal = AbortSignal.timeout(upstreamTimeoutMs)
  return fetch(url, { method, headers, ...(method !== 'GET' && { body }), signal }).catch(() => undefined)
}

/** The object in a response, whose body stays readable; undefined when it is not JSON. */
export const readJson = (result: AuthResponse) =>
  result
    .clone()
    .json()
    .catch(() => undefined) as Promise<object | null | undefined>

async function isMailRateLimited(result: AuthResponse | undefined) {
  if (result?.status !== 429) return false
  const { error_code, code } = ((await readJson(result)) ?? {}) as AuthError
  return [error_code, code].includes('over_email_send_rate_limit')
}

const sendMagicLink = (request: Request) =>
  postToAuth(request, '/otp', JSON.stringify({ email: emailInBody(request), create_user: false }))

/** Responds with a response of the auth service, or with a 503 without one. */
export async function forward(response: Response, result: AuthResponse | undefined) {
  const text = await result?.text().catch(() => undefined)
  if (!result || text === undefined) {
    const message = 'The database is not responding. Please try again.'
    return response.status(503).set('Retry-After', '5').json({ code: 'unreachable', message })
  }
  for (const name of ['x-supabase-api-version', 'retry-after']) {
    const value = result.headers.get(name)
    if (value) response.set(name, value)
  }
  return response.status(result.status).type('json').send(text)
}

/** A made-up user in the format of the auth service, as it looks while its address is unconfirmed. */
function createUnconfirmedUser(email: string | undefined) {
  const now = new Date().toISOString()
  return {
    id: crypto.randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}
