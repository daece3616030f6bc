import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Request, type Response, Router } from 'express'
import { emailIn, triesPassword } from '../limits/authRateLimits.ts'
import { settings } from '../settings.ts'

type Refusal = { error_code?: string; code?: string }

// The time of an answer must not tell either who has an account. About as long as sending a mail takes, and longer than
// comparing a password.
const mailedAfterMs = 1_000
const refusedAfterMs = 500
const giveUpAfterMs = 7_000

/**
 * Requests that mail a link get the same answer whether or not there is such an account, and wrong passwords the same time.
 * The service behind tells the two apart when a person was sent a mail before; and the embedded one never sends a
 * confirmation twice. There a link for signing in goes out instead, which confirms the address just as well.
 */
export function answerAlike() {
  const router = Router()
  router.post(['/recover', '/resend'], async (request, response) => {
    const later = wait(mailedAfterMs)
    const answer = await ask(request, request.path)
    const wasSent = await wasSentBefore(answer)
    if (wasSent) await sendSignInLink(request)
    await later
    if (!wasSent && !answer?.ok) return passOn(response, answer)
    response.json({})
  })
  router.post('/signup', async (request, response) => {
    const later = wait(mailedAfterMs)
    const answer = await ask(request, request.path)
    const said = answer?.ok ? await jsonIn(answer) : undefined
    if (await wasSentBefore(answer)) await sendSignInLink(request)
    // What is no answer of the service is none at all.
    else if (!said) return passOn(response, answer?.ok ? undefined : answer)
    else if ('access_token' in said) return passOn(response, answer)
    await later
    response.json(newcomer(emailIn(request)))
  })
  router.post('/token', async (request, response, next) => {
    if (!triesPassword(request)) return next()
    const later = wait(refusedAfterMs)
    const answer = await ask(request, request.path)
    if (!answer?.ok) await later
    return passOn(response, answer)
  })
  return router
}

/** Says in the address that a failed link leads to which kind of link it was, so that the right screen can help. */
export function nameTheLink(headers: IncomingHttpHeaders, requestUrl = '') {
  const type = /^\/auth\/v1\/verify\?.*\btype=(\w+)/.exec(requestUrl)?.[1]
  if (type && headers.location?.includes('#error')) headers.location += `&type=${type}`
}

/** Lets a link lead to this site alone. It carries a session, and the service behind can be talked into other places. */
export function keepOnSite(headers: IncomingHttpHeaders) {
  const { location } = headers
  if (location === undefined) return
  const target = URL.parse(location, settings.origin)
  if (target?.origin === new URL(settings.origin).origin) return
  headers.location = new URL(`/${target?.search ?? ''}${target?.hash ?? ''}`, settings.origin).href
}

/** Asks the service behind; nothing when it cannot be reached. */
async function ask(request: Request, path: string, body = String(request.body ?? '')) {
  const headers = new Headers({ 'Content-Type': 'application/json', 'X-Forwarded-For': request.ip ?? '' })
  for (const name of ['apikey', 'authorization', 'x-client-info', 'x-request-id', 'x-supabase-api-version']) {
    const value = request.get(name)
    if (value) headers.set(name, value)
  }
  const query = request.originalUrl.split('?')[1]
  const address = `${settings.supabase.url}/auth/v1${path}${query ? `?${query}` : ''}`
  const signal = AbortSignal.timeout(giveUpAfterMs)
  return fetch(address, { method: 'POST', headers, body, signal }).catch(() => undefined)
}

/** The object that an answer holds, for whoever reads it first; nothing when there is none. */
const jsonIn = (answer: globalThis.Response) =>
  answer
    .clone()
    .json()
    .catch(() => undefined) as Promise<object | null | undefined>

async function wasSentBefore(answer: globalThis.Response | undefined) {
  if (answer?.status !== 429) return false
  const { error_code, code } = ((await jsonIn(answer)) ?? {}) as Refusal
  return [error_code, code].includes('over_email_send_rate_limit')
}

const sendSignInLink = (request: Request) =>
  ask(request, '/otp', JSON.stringify({ email: emailIn(request), create_user: false }))

async function passOn(response: Response, answer: globalThis.Response | undefined) {
  const text = await answer?.text().catch(() => undefined)
  if (!answer || text === undefined) {
    const message = 'The database is not answering. Please try again.'
    return response.status(503).set('Retry-After', '5').json({ code: 'unreachable', message })
  }
  for (const name of ['x-supabase-api-version', 'retry-after']) {
    const value = answer.headers.get(name)
    if (value) response.set(name, value)
  }
  return response.status(answer.status).type('json').send(text)
}

/** What the service says about an account that waits for its confirmation; this one is made up. */
function newcomer(email: string | undefined) {
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
