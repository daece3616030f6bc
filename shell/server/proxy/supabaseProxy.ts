import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express'
import { createProxyMiddleware, type Options } from 'http-proxy-middleware'
import { authLimits } from '../limits/authRateLimits.ts'
import { dropOutdated } from '../pages/contentVersion.ts'
import { isContentWrite } from './contentWrites.ts'
import { answerAlike, keepOnSite, nameTheLink } from './accountEnumeration.ts'
import { places, visitorOf } from '../limits/perClientLimits.ts'
import { busy, questions } from '../limits/loadShedding.ts'
import { ownAccount } from './accountGuards.ts'
import { refusePatterns } from './regexFilters.ts'
import { settings } from '../settings.ts'
import { isStopping } from '../http/shutdown.ts'

const paths = ['/rest/v1', '/auth/v1']
// All that the product asks of the auth service. The service knows more ways in, such as codes of a few digits.
const authEndpoints = [
  ...['POST /signup', 'POST /token', 'POST /logout', 'POST /recover', 'POST /resend'],
  ...['GET /user', 'PUT /user', 'GET /verify'],
]
const answerWithinMs = 7_000
const megabytes = 1024 * 1024
const bodyLimit = megabytes

/** What to call when the database has answered a request. */
const answered = new WeakMap<IncomingMessage, () => void>()

/**
 * Supabase on the shell's own origin: links in e-mails work, no cross-origin rules are needed, and there is a place for
 * limits. A request without a key is refused here, whatever the service behind would make of it.
 */
export function supabaseProxy() {
  const router = Router()
  router.use(paths, requirePlainPath, requireKey)
  router.use('/auth/v1', requireKnownEndpoint, authLimits(), answerAlike())
  router.use(ownAccount())
  router.use(
    '/rest/v1',
    refusePatterns,
    express.raw({ type: () => true, limit: bodyLimit, inflate: false }),
    unreadable,
  )
  const bodies = new WeakMap<IncomingMessage, Buffer>()
  const attempts = new WeakMap<IncomingMessage, { asked: ClientRequest; began: number }>()
  const options = {
    target: settings.supabase.url,
    // By the address as it is written, as the guards above go. Tidied up, another one may lead to the same service.
    pathFilter: (_tidied, { url = '' }) => paths.some((path) => url.startsWith(`${path}/`)),
    changeOrigin: true,
    proxyTimeout: answerWithinMs,
    on: {
      proxyReq(asked, request) {
        attempts.set(request, { asked, began: performance.now() })
        // The visitor's address as this server sees it, whatever the visitor says of it.
        asked.setHeader('X-Forwarded-For', (request as Request).ip ?? '')
        // Already read, for the limits; the same bytes go on.
        const body = bodies.get(request)
        if (body) asked.write(body)
      },
      proxyRes(answer, request) {
        tidy(answer, request)
        answered.get(request)?.()
      },
      error(error, request, response) {
        if (!('writeHead' in response) || response.headersSent) return response.end()
        const { asked, began = 0 } = attempts.get(request) ?? {}
        const isPrompt = performance.now() - began < answerWithinMs
        if (asked?.reusedSocket && isPrompt && isReset(error) && !request.socket.destroyed) {
          return void pass(request as Request, response as Response, () => undefined)
        }
        response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '5' })
        response.end(
          JSON.stringify({ code: 'unreachable', message: 'The database is not answering. Please try again.' }),
        )
      },
    },
  } satisfies Options
  const others = createProxyMiddleware(options)
  const contentWrites = createProxyMiddleware({
    ...options,
    selfHandleResponse: true,
    on: {
      ...options.on,
      proxyRes(answer, request, response) {
        options.on.proxyRes(answer, request)
        void answerWhenPublished(answer, response)
      },
    },
  })
  const pass: RequestHandler = (request, response, next) =>
    (isContentWrite(request) ? contentWrites : others)(request, response, next)
  router.use(paths, requireRoom, (request, _response, next) => {
    if (Buffer.isBuffer(request.body)) bodies.set(request, request.body)
    // Found on a request whose connection breaks, it makes the proxy library print advice that does not apply.
    request.body = undefined
    next()
  })
  router.use(pass)
  return router
}

function tidy({ headers }: IncomingMessage, request: IncomingMessage) {
  // Same origin by design: nobody else has business here.
  delete headers['access-control-allow-origin']
  delete headers.server
  delete headers['x-powered-by']
  // Sessions are kept by the page. A cookie would only be sent by forms of other sites, too.
  delete headers['set-cookie']
  // What the service does with its connection to us is nothing to the visitor's.
  delete headers['keep-alive']
  headers.connection = isStopping() ? 'close' : 'keep-alive'
  keepOnSite(headers)
  nameTheLink(headers, request.url)
}

// An admin's change is on the public pages by the time the admin hears of its success.
async function answerWhenPublished(answer: IncomingMessage, response: ServerResponse) {
  const { statusCode = 502, headers } = answer
  answer.once('error', () => response.destroy())
  if (statusCode < 300) await dropOutdated()
  response.writeHead(statusCode, headers)
  answer.pipe(response)
}

// A service closes a connection that nobody used for a while, perhaps just when it is used again: it has seen nothing of
// that request then, and gets it on another connection, as browsers do.
const isReset = (error: NodeJS.ErrnoException) => error.code === 'ECONNRESET' || error.code === 'EPIPE'

// What is written in another way here may mean the same path to the service behind, and would pass by the limits.
const requirePlainPath: RequestHandler = (request, response, next) => {
  if (/^(\/\.?[\w-][\w.-]*)*\/?$/.test(request.path)) return next()
  refusePath(response)
}

const requireKnownEndpoint: RequestHandler = (request, response, next) => {
  if (authEndpoints.includes(`${request.method} ${request.path.replace(/\/$/, '')}`)) return next()
  refusePath(response)
}

const refusePath = (response: Response) =>
  response.status(404).json({ code: 'no_such_path', message: 'There is nothing at this address.' })

// Half of what there is room for, so that nobody can take it all: 20 when the database is slowest.
const shares = places(() => questions.room() / 2)

const requireRoom: RequestHandler = (request, response, next) => {
  const visitor = visitorOf(request)
  const leave = shares.areTakenBy(visitor) ? undefined : questions.enter()
  if (leave) {
    const giveBack = shares.take(visitor)
    const isAnswered = () => {
      leave()
      giveBack()
    }
    // Who reads slowly says nothing about the database.
    answered.set(request, isAnswered)
    response.once('close', isAnswered)
    return next()
  }
  response.status(503).set({ 'Retry-After': '5', 'Cache-Control': 'no-store' }).json({ code: 'busy', message: busy })
}

const unreadable: ErrorRequestHandler = ({ status }: { status?: number }, _request, response, _next) => {
  if (status === 413) {
    response.status(413).json({ code: 'too_large', message: 'That is too much at once: 1 MB is the most.' })
  } else {
    response.status(400).json({ code: 'unreadable', message: 'What was sent cannot be read. Please try again.' })
  }
}

// Links in e-mails carry a one-time token instead of a key.
const requireKey: RequestHandler = (request, response, next) => {
  const isMailedLink = request.method === 'GET' && request.originalUrl.startsWith('/auth/v1/verify?')
  if (isMailedLink || request.get('apikey') || request.query.apikey) return next()
  response.status(401).set('Cache-Control', 'no-store').json({ code: 'no_key', message: 'An API key is required.' })
}
