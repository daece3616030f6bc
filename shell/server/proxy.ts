import { Router, type RequestHandler } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import { rateLimit } from 'express-rate-limit'
import { dropPages } from './pageCache.ts'
import { settings } from './settings.ts'

const paths = ['/rest/v1', '/auth/v1']
const answerWithinMs = 8_000

/**
 * Supabase on the shell's own origin: links in e-mails work, no cross-origin rules are needed, and there is a place for
 * limits. A request without a key is refused here, whatever the service behind would make of it.
 */
export function supabaseProxy() {
  const router = Router()
  router.use(paths, requireKey)
  router.post('/auth/v1/token', failedSignIns)
  router.post('/auth/v1/signup', perMinute(settings.limits.signUpsPerMinute))
  router.post('/auth/v1/recover', perMinute(settings.limits.recoveriesPerMinute))
  router.use(
    createProxyMiddleware({
      target: settings.supabase.url,
      pathFilter: paths,
      changeOrigin: true,
      xfwd: true,
      proxyTimeout: answerWithinMs,
      on: {
        proxyRes(answer, request) {
          // Same origin by design: nobody else has business here.
          delete answer.headers['access-control-allow-origin']
          // An admin's change is on the public pages by the time the admin hears of its success.
          if (request.url?.startsWith('/rest/v1') && !['GET', 'HEAD', 'OPTIONS'].includes(request.method ?? ''))
            dropPages()
        },
        error(_error, _request, response) {
          if (!('writeHead' in response) || response.headersSent) return response.end()
          response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '5' })
          response.end(
            JSON.stringify({ code: 'unreachable', message: 'The database is not answering. Please try again.' }),
          )
        },
      },
    }),
  )
  return router
}

// Links in e-mails carry a one-time token instead of a key.
const requireKey: RequestHandler = (request, response, next) => {
  const isMailedLink = request.method === 'GET' && request.originalUrl.startsWith('/auth/v1/verify?')
  if (isMailedLink || request.get('apikey') || request.query.apikey) return next()
  response.status(401).json({ code: 'no_key', message: 'An API key is required.' })
}

const tooMany = (waitSeconds: number) => ({
  code: 429,
  error_code: 'over_request_rate_limit',
  msg: `Too many tries. Please wait ${waitSeconds} seconds and try again.`,
})

const perMinute = (limit: number, only: { failed?: boolean; skip?: (url: string) => boolean } = {}) =>
  rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    skipSuccessfulRequests: only.failed,
    skip: (request) => only.skip?.(request.originalUrl) ?? false,
    handler: (_request, response, _next, { windowMs }) => {
      response.status(429).json(tooMany(Math.ceil(windowMs / 1_000)))
    },
  })

// Only wrong passwords count; refreshing a session is not a sign-in.
const failedSignIns = perMinute(settings.limits.failedSignInsPerMinute, {
  failed: true,
  skip: (url) => !url.includes('grant_type=password'),
})
