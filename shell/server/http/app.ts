import { resolve } from 'node:path'
import express, { type ErrorRequestHandler, type Request, type Response } from 'express'
import { fontUrl } from '@fortnight/shared-ui/theme/tokens'
import { type Rest } from '@fortnight/supabase/client'
import { serviceClient } from '@fortnight/supabase/core/serviceClient'
import { assets } from './assets.ts'
import { serveEndpoints } from '../remotes/endpoints.ts'
import { health, readiness } from './health.ts'
import { icon } from './icon.ts'
import { images } from '../proxy/imageStorage.ts'
import { perMinute } from '../limits/rateLimit.ts'
import { log } from './log.ts'
import { sendMail } from '../mail/mailer.ts'
import { limitOneVisitor } from '../limits/perClientLimits.ts'
import { pages } from '../pages/pageHandler.ts'
import { supabaseProxy } from '../proxy/supabaseProxy.ts'
import { marketingBundle, remoteLocations } from '../remotes/remoteBuilds.ts'
import { requestId } from './requestId.ts'
import { securityHeaders } from './securityHeaders.ts'
import { refuse } from './responses.ts'
import type { EndpointContext } from '../remotes/serverBundle.ts'
import { settings } from '../settings.ts'

const fontFile = resolve('shared-ui/fonts/bricolage-grotesque.woff2')
const forever = { maxAge: '1y', immutable: true }

/** The shell's web server: health, Supabase on the same origin, files, and every page. */
export function createApp(db: Rest) {
  const app = express()
  app.disable('x-powered-by').set('trust proxy', settings.trustedProxies)
  app.get('/healthz', health)
  app.get('/readyz', readiness)
  app.use(limitOneVisitor)
  app.use(supabaseProxy())
  app.use('/storage', images())
  app.get(fontUrl, (_request, response) => response.sendFile(fontFile, forever))
  app.use('/assets/:build', assets)
  app.use(securityHeaders())
  // Browsers and crawlers ask for the second one wherever a page names no icon: for texts, feeds and pictures.
  app.get(['/icon.svg', '/favicon.ico'], icon)
  app.get('/remotes.json', (_request, response) => response.set('Cache-Control', 'no-store').json(remoteLocations()))
  app.use('/assets', (request, response) => refuse(request, response, 404, 'This file does not exist.'))
  app.post('/newsletter', perMinute(settings.limits.newsletterPerMinute, tooManySubscriptions))
  app.use(serveEndpoints(() => marketingBundle()?.endpoints, endpointContext(db)))
  app.get(/.*/, pages)
  app.use((request, response) => refuse(request, response.set('Allow', 'GET, HEAD'), 405, 'Method not allowed.'))
  app.use(unexpected)
  return app
}

function endpointContext(db: Rest): EndpointContext {
  const { supabase, secretKey, origin } = settings
  const admin = secretKey ? serviceClient({ url: supabase.url, key: secretKey }) : undefined
  return { db, admin, sendMail, origin, report: (error) => log.error(stackOf(error)) }
}

const tooManySubscriptions = (request: Request, response: Response, wait: string) =>
  refuse(request, response, 429, `Too many tries. Please wait ${wait} and try again.`)

const unexpected: ErrorRequestHandler = (error, request, response, next) => {
  const { status = 500 } = error as { status?: number }
  if (status >= 500) log.error(stackOf(error), { id: requestId(request) })
  if (response.headersSent) return next(error)
  if (status < 500) return refuse(request, response, status, 'What was sent cannot be read. Please try again.')
  refuse(request, response, status, 'Something went wrong on our side. Please try again in a moment.')
}

const stackOf = (error: unknown) => (error instanceof Error ? String(error.stack) : String(error))
