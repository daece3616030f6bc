import { resolve } from 'node:path'
import express, { type ErrorRequestHandler, type Request, type Response } from 'express'
import { fontUrls } from '@fortnight/shared-ui/theme/tokens'
import { notMe } from '../account/notMe.ts'
import { serviceDatabase } from '../account/serviceDatabase.ts'
import { calendarFeeds } from '../calendar/calendarFeed.ts'
import { certificateRoutes } from '../certificates/certificates.ts'
import { decisionRoutes } from '../decisions/decisions.ts'
import { projectFiles } from '../files/projectFiles.ts'
import { health } from '../health/health.ts'
import { readiness } from '../health/readiness.ts'
import { limitPerClient } from '../limits/perClientLimits.ts'
import { limitRate } from '../limits/rateLimit.ts'
import { liveDatabase } from '../live/liveDatabase.ts'
import { liveEvents } from '../live/liveEvents.ts'
import { mailTemplates } from '../mail/mailTemplates.ts'
import { unsubscribeRoutes } from '../mail/unsubscribe.ts'
import { servePage } from '../pages/pageHandler.ts'
import { serveSpeculationRules, speculationRulesUrl } from '../pages/speculationRules.ts'
import { imageStorage } from '../proxy/images/imageStorage.ts'
import { supabaseProxy } from '../proxy/supabaseProxy.ts'
import { serveEndpoints } from '../remotes/endpoints.ts'
import { marketingBuild } from '../remotes/marketingReleases.ts'
import { pinRoutes } from '../releases/pinRoutes.ts'
import { releaseRoutes } from '../releases/releaseRoutes.ts'
import { knownVisitorNumber } from '../flags/visitorNumber.ts'
import { buildsFor } from '../releases/buildsFor.ts'
import { canaryRoutes } from '../releases/canary/canaryRoutes.ts'
import { trialRoutes } from '../releases/trial/trialRoutes.ts'
import { settings } from '../settings.ts'
import { telemetryRoutes } from '../telemetry/telemetryRoutes.ts'
import { verificationRoutes } from '../verification/verification.ts'
import { serveAssets } from './assets.ts'
import { serveIcon } from './icon.ts'
import { log } from './log.ts'
import { requestId } from './requestId.ts'
import { sendError } from './responses.ts'
import { pageSecurityHeaders } from './securityHeaders.ts'

const immutable = { maxAge: '1y', immutable: true }

/** The shell's web application: health checks, Supabase on the same origin, files, and every page. */
export function createApp() {
  const app = express()
  app.disable('x-powered-by').set('trust proxy', settings.trustedProxies)
  app.get('/healthz', health)
  app.get('/readyz', readiness)
  app.use(limitPerClient)
  app.use(telemetryRoutes())
  app.use(supabaseProxy())
  app.use(liveEvents(serviceDatabase && liveDatabase(serviceDatabase)))
  app.use('/storage', imageStorage())
  app.use('/project-files', projectFiles())
  app.use(certificateRoutes())
  app.use(pinRoutes())
  app.use(trialRoutes())
  app.use(canaryRoutes())
  app.use(mailTemplates())
  app.use(releaseRoutes())
  for (const url of Object.values(fontUrls)) {
    app.get(url, (_request, response) => response.sendFile(resolve(`shared-ui${url}`), immutable))
  }
  // Pages of earlier releases, in caches and open tabs, request earlier versions of the fonts.
  app.get(/^\/fonts\/bricolage-grotesque-\d+\.woff2$/, (_request, response) => response.redirect(fontUrls.heading))
  app.get(/^\/fonts\/figtree-\d+\.woff2$/, (_request, response) => response.redirect(fontUrls.body))
  app.get(speculationRulesUrl, serveSpeculationRules)
  app.use('/assets/:build', serveAssets)
  const { newsletterPerMinute } = settings.limits
  app.post('/newsletter', limitRate({ name: 'newsletter', limit: newsletterPerMinute }, rejectSubscription))
  app.use(serveEndpoints(marketingBuild))
  app.use(pageSecurityHeaders())
  // Browsers and crawlers request /favicon.ico for everything that names no icon, such as feeds and images.
  app.get(['/icon.svg', '/favicon.ico'], serveIcon)
  app.get('/remotes.json', async (request, response) => {
    const { remotes } = await buildsFor(request, knownVisitorNumber(request))
    response.set('Cache-Control', 'no-store').json(remotes)
  })
  app.use('/assets', (request, response) => sendError(request, response, 404, 'This file does not exist.'))
  app.use(notMe())
  app.use(unsubscribeRoutes())
  app.use(calendarFeeds())
  app.use(decisionRoutes())
  app.use(verificationRoutes())
  app.get(/.*/, servePage)
  app.use((request, response) => sendError(request, response.set('Allow', 'GET, HEAD'), 405, 'Method not allowed.'))
  app.use(handleError)
  return app
}

const rejectSubscription = (request: Request, response: Response, wait: string) =>
  sendError(request, response, 429, `Too many attempts. Please wait ${wait} and try again.`)

const handleError: ErrorRequestHandler = (error, request, response, next) => {
  const { status = 500 } = error as { status?: number }
  if (status >= 500) log.error(stackOf(error), { id: requestId(request) })
  if (response.headersSent) next(error)
  else if (status < 500) sendError(request, response, status, 'This request cannot be read. Please try again.')
  else sendError(request, response, status, 'Something went wrong on our side. Please try again in a moment.')
}

const stackOf = (error: unknown) => (error instanceof Error ? String(error.stack) : String(error))
