import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express'
import { createProxyMiddleware, type Options } from 'http-proxy-middleware'
import { preventStoring } from '../http/responses.ts'
import { isShuttingDown } from '../http/shutdown.ts'
import { authRateLimits } from '../limits/authRateLimits.ts'
import { createMailPauses, type MailPauses } from '../limits/mailLimits.ts'
import { databaseRequestLimit, overloadedMessage } from '../limits/loadShedding.ts'
import { clientKey, createClientLimit } from '../limits/perClientLimits.ts'
import { upstreamTimeoutMs } from '../limits/timeouts.ts'
import { countShedRequest } from '../metrics/metrics.ts'
import { clearCachesIfContentChanged } from '../pages/contentVersion.ts'
import { announceContentChange } from '../pages/sharedContentChanges.ts'
import { settings } from '../settings.ts'
import { addLinkTypeToRedirect, keepRedirectOnSite, preventAccountEnumeration } from './accountEnumeration.ts'
import { accountGuards } from './accountGuards.ts'
import { rememberDeviceAfterResponse } from './sessionResponses.ts'
import { isContentWrite } from './contentWrites.ts'
import { toDataError } from './dataErrors.ts'
import { rejectUnknownQueries } from './queries/rejectUnknownQueries.ts'

const proxiedPaths = ['/rest/v1', '/auth/v1']
// All that the product uses. The auth service has more ways to sign in, such as codes of a few digits.
const authEndpoints = [
  ...['POST /signup', 'POST /token', 'POST /logout', 'POST /recover', 'POST /resend'],
  ...['GET /user', 'PUT /user', 'GET /verify'],
]
const maxBodyBytes = 1024 * 1024

/** By request: releases its slot of the database request limit. */
const slotReleases = new WeakMap<IncomingMessage, () => void>()

/**
 * Supabase on the shell's own origin: links in e-mails work, no CORS is needed, and limits have a place. Requests without
 * a key are rejected here, whatever the service behind would do with them.
 */
export function supabaseProxy() {
  const router = Router()
  const mailPauses = createMailPauses()
  router.use(proxiedPaths, preventStoring, requirePlainPath, requireKey)
  router.use('/auth/v1', requireKnownAuthEndpoint, authRateLimits())
  router.use(accountGuards())
  router.use('/auth/v1', preventAccountEnumeration(mailPauses))
  router.use(
    '/rest/v1',
    express.raw({ type: () => true, limit: maxBodyBytes, inflate: false }),
    handleUnreadableBody,
    rejectUnknownQueries,
  )
  const bodies = new WeakMap<IncomingMessage, Buffer>()
  const attempts = new WeakMap<IncomingMessage, { proxyRequest: ClientRequest; startedAt: number }>()
  const options = {
    target: settings.supabase.url,
    // By the URL as it was sent, like the guards above: normalized, another one could lead to the same service.
    pathFilter: (_normalized, { url = '' }) => proxiedPaths.some((path) => url.startsWith(`${path}/`)),
    changeOrigin: true,
    proxyTimeout: upstreamTimeoutMs,
    selfHandleResponse: true,
    on: {
      proxyReq(proxyRequest, request) {
        attempts.set(request, { proxyRequest, startedAt: performance.now() })
        // The client's address as this server sees it, whatever the client claims.
        proxyRequest.setHeader('X-Forwarded-For', (request as Request).ip ?? '')
        // The only cookie is the shell's own.
        proxyRequest.removeHeader('cookie')
        // The limits have already read the body; the same bytes are forwarded.
        const body = bodies.get(request)
        if (body) proxyRequest.write(body)
      },
      proxyRes(proxyResponse, request, response) {
        cleanHeaders(proxyResponse, request)
        slotReleases.get(request)?.()
        void respond(proxyResponse, request, response, mailPauses)
      },
      error(error, request, response) {
        if (!('writeHead' in response) || response.headersSent) return response.end()
        const { proxyRequest, startedAt = 0 } = attempts.get(request) ?? {}
        const hasTimedOut = performance.now() - startedAt >= upstreamTimeoutMs
        const wasConnectionClosing = proxyRequest?.reusedSocket && isConnectionReset(error) && !hasTimedOut
        if (wasConnectionClosing && !request.socket.destroyed) {
          return void forward(request as Request, response as Response, () => undefined)
        }
        response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '5' })
        response.end(
          JSON.stringify({ code: 'unreachable', message: 'The database is not responding. Please try again.' }),
        )
      },
    },
  } satisfies Options
  const forward: RequestHandler = createProxyMiddleware(options)
  router.use(proxiedPaths, limitDatabaseRequests, (request, _response, next) => {
    if (Buffer.isBuffer(request.body)) bodies.set(request, request.body)
    // With a body on the request, the proxy library logs advice that does not apply when a connection breaks.
    request.body = undefined
    next()
  })
  router.use(forward)
  return router
}

function cleanHeaders({ headers }: IncomingMessage, request: IncomingMessage) {
  // Same origin by design: no other origin is allowed.
  delete headers['access-control-allow-origin']
  delete headers.server
  delete headers['x-powered-by']
  // The page keeps the session. Cookies would also be sent with forms of other sites.
  delete headers['set-cookie']
  // Set on every response of these paths.
  delete headers['cache-control']
  // The upstream connection has nothing to do with the client's.
  delete headers['keep-alive']
  headers.connection = isShuttingDown() ? 'close' : 'keep-alive'
  keepRedirectOnSite(headers)
  addLinkTypeToRedirect(headers, request.url)
}

async function respond(
  proxyResponse: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
  mailPauses: MailPauses,
) {
  const { statusCode = 502, headers } = proxyResponse
  proxyResponse.once('error', () => response.destroy())
  if (statusCode === 500 && request.url?.startsWith('/rest/v1/')) return respondWithDataError(proxyResponse, response)
  // An admin's change is on the public pages by the time the admin's browser receives the response.
  const mayHaveChanged = statusCode < 300 && isContentWrite(request)
  if (mayHaveChanged && (await clearCachesIfContentChanged())) void announceContentChange()
  await rememberDeviceAfterResponse(proxyResponse, request, response, mailPauses)
  response.writeHead(statusCode, headers)
  proxyResponse.pipe(response)
}

async function respondWithDataError(proxyResponse: IncomingMessage, response: ServerResponse) {
  const body = await buffer(proxyResponse).catch(() => undefined)
  if (!body) return
  const dataError = toDataError(body.toString())
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = proxyResponse.headers
  response.writeHead(dataError ? 400 : 500, headers).end(dataError ?? body)
}

// A service may close an idle connection just when it is used again. It has seen nothing of that request then, so the
// request is sent again on another connection, as browsers do.
const isConnectionReset = (error: NodeJS.ErrnoException) => error.code === 'ECONNRESET' || error.code === 'EPIPE'

// A path with another spelling may be the same to the service behind, and would bypass the limits.
const requirePlainPath: RequestHandler = (request, response, next) => {
  if (/^(\/\.?[\w-][\w.-]*)*\/?$/.test(request.path)) next()
  else sendPathNotFound(response)
}

const requireKnownAuthEndpoint: RequestHandler = (request, response, next) => {
  if (authEndpoints.includes(`${request.method} ${request.path.replace(/\/$/, '')}`)) next()
  else sendPathNotFound(response)
}

const sendPathNotFound = (response: Response) =>
  response.status(404).json({ code: 'no_such_path', message: 'There is nothing at this address.' })

// Half of the limit, so no client can use all of it: 20 requests when the database is slowest.
const requestsPerClient = createClientLimit(() => databaseRequestLimit.currentLimit() / 2)

const limitDatabaseRequests: RequestHandler = (request, response, next) => {
  const client = clientKey(request)
  const releaseSlot = requestsPerClient.isReached(client) ? undefined : databaseRequestLimit.tryAcquire()
  if (!releaseSlot) {
    countShedRequest('database')
    response
      .status(503)
      .set({ 'Retry-After': '5', 'Cache-Control': 'no-store' })
      .json({ code: 'busy', message: overloadedMessage })
    return
  }
  const releaseClientSlot = requestsPerClient.acquire(client)
  const release = () => {
    releaseSlot()
    releaseClientSlot()
  }
  // As soon as the database has responded: a client that reads slowly says nothing about the database.
  slotReleases.set(request, release)
  response.once('close', release)
  next()
}

const handleUnreadableBody: ErrorRequestHandler = ({ status }: { status?: number }, _request, response, _next) => {
  if (status === 413) {
    response.status(413).json({ code: 'too_large', message: 'This request is too large. The limit is 1 MB.' })
  } else {
    response.status(400).json({ code: 'unreadable', message: 'This request cannot be read. Please try again.' })
  }
}

// Links in e-mails carry a one-time token instead of a key.
const requireKey: RequestHandler = (request, response, next) => {
  const isEmailLink = request.method === 'GET' && request.originalUrl.startsWith('/auth/v1/verify?')
  if (isEmailLink || request.get('apikey') || request.query.apikey) next()
  else
    response.status(401).set('Cache-Control', 'no-store').json({ code: 'no_key', message: 'An API key is required.' })
}
