import type { ClientRequest, IncomingMessage } from 'node:http'
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express'
import { createProxyMiddleware, type Options } from 'http-proxy-middleware'
import { log } from '../http/log.ts'
import { requestId } from '../http/requestId.ts'
import { preventStoring } from '../http/responses.ts'
import { authRateLimits } from '../limits/authRateLimits.ts'
import { createMailPauses } from '../limits/mailLimits.ts'
import { minResponseTimes } from '../limits/responseTimes.ts'
import { upstreamTimeoutMs } from '../limits/timeouts.ts'
import { settings } from '../settings.ts'
import { preventAccountEnumeration } from './accountEnumeration.ts'
import { accountGuards } from './accountGuards.ts'
import { limitDatabaseRequests, releaseDatabaseSlot } from './limitDatabaseRequests.ts'
import { rejectUnknownQueries } from './queries/rejectUnknownQueries.ts'
import { requireKey, requireKnownAuthEndpoint, requirePlainPath } from './requestChecks.ts'
import { cleanHeaders, sendUpstreamResponse } from './upstreamResponse.ts'

const proxiedPaths = ['/rest/v1', '/auth/v1']
const maxBodyBytes = 1024 * 1024

/**
 * Supabase on the shell's own origin: links in emails work, no CORS is needed, and limits have a place. Requests without
 * a key are rejected here, whatever the service behind would do with them.
 */
export function supabaseProxy(minTimes = minResponseTimes) {
  const router = Router()
  const mailPauses = createMailPauses()
  router.use(proxiedPaths, preventStoring, requirePlainPath, requireKey)
  router.use('/auth/v1', requireKnownAuthEndpoint, authRateLimits())
  router.use(accountGuards(minTimes))
  router.use('/auth/v1', preventAccountEnumeration(mailPauses, minTimes))
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
        // All cookies are the shell's own.
        proxyRequest.removeHeader('cookie')
        // The limits have already read the body; the same bytes are forwarded.
        const body = bodies.get(request)
        if (body) proxyRequest.write(body)
      },
      proxyRes(proxyResponse, request, response) {
        cleanHeaders(proxyResponse, request)
        releaseDatabaseSlot(request)
        sendUpstreamResponse(proxyResponse, request, response, mailPauses).catch((error: unknown) => {
          log.error(`A response of the database could not be passed on: ${String(error)}`, { id: requestId(request) })
          response.destroy()
        })
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

// A service may close an idle connection just when it is used again. It has seen nothing of that request then, so the
// request is sent again on another connection, as browsers do.
const isConnectionReset = (error: NodeJS.ErrnoException) => error.code === 'ECONNRESET' || error.code === 'EPIPE'

const handleUnreadableBody: ErrorRequestHandler = ({ status }: { status?: number }, _request, response, _next) => {
  if (status === 413) {
    response.status(413).json({ code: 'too_large', message: 'This request is too large. The limit is 1 MB.' })
  } else {
    response.status(400).json({ code: 'unreadable', message: 'This request cannot be read. Please try again.' })
  }
}
