import type { IncomingMessage } from 'node:http'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import { dropAnswers } from './answers.ts'
import { perMinute } from './limits.ts'
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
  router.post('/auth/v1/signup', perMinute(settings.limits.signUpsPerMinute, tooMany))
  router.post('/auth/v1/recover', perMinute(settings.limits.recoveriesPerMinute, tooMany))
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
          if (isWrite(request) && (answer.statusCode ?? 500) < 300) dropAnswers()
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

// Visitors change nothing that pages show, so they cannot make the server render everything anew.
const isWrite = ({ url, method, headers }: IncomingMessage) =>
  url?.startsWith('/rest/v1') &&
  !['GET', 'HEAD', 'OPTIONS'].includes(method ?? '') &&
  headers.authorization !== undefined

// Links in e-mails carry a one-time token instead of a key.
const requireKey: RequestHandler = (request, response, next) => {
  const isMailedLink = request.method === 'GET' && request.originalUrl.startsWith('/auth/v1/verify?')
  if (isMailedLink || request.get('apikey') || request.query.apikey) return next()
  response.status(401).json({ code: 'no_key', message: 'An API key is required.' })
}

const tooMany = (_request: Request, response: Response, waitSeconds: number) =>
  response.json({
    code: 429,
    error_code: 'over_request_rate_limit',
    msg: `Too many tries. Please wait ${waitSeconds} seconds and try again.`,
  })

// Only wrong passwords count; refreshing a session is not a sign-in.
const failedSignIns = perMinute(settings.limits.failedSignInsPerMinute, tooMany, {
  failed: true,
  skip: (url) => !url.includes('grant_type=password'),
})
