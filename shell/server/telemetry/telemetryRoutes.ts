import { recordClientErrors, recordWebVitals, type VitalSum } from '@fortnight/supabase/server/telemetry'
import express, { type Request, type Response, Router } from 'express'
import { serviceDatabase } from '../account/serviceDatabase.ts'
import { onShutdown } from '../http/onShutdown.ts'
import { preventStoring, sendError } from '../http/responses.ts'
import { limitRate } from '../limits/rateLimit.ts'
import { settings } from '../settings.ts'
import { browserFamily } from './browserFamily.ts'
import { maxReportBytes, parseErrorReport } from './errorReport.ts'
import { type SeenError, sumUpErrors, type TracedSum } from './errorSums.ts'
import { pageRoute } from './pageRoute.ts'
import { liveBuilds } from './releasedBuilds.ts'
import { createReportBatch } from './reportBatch.ts'
import { sendToSentry } from './sentry.ts'
import { parseVitalsReport, readVitals } from './vitalsReport.ts'

const reportsPerMinute = 60
const maxErrors = 300
const maxVitals = 2_000

/** What browsers report about themselves, without cookies and identifiers. [REL-50] [REL-55] */
export function telemetryRoutes() {
  const router = Router()
  const errors = createReportBatch<SeenError>({
    what: 'errors of browsers',
    maxItems: maxErrors,
    keep: async (seen) => keepErrors(await sumUpErrors(seen)),
  })
  const vitals = createReportBatch<Omit<VitalSum, 'count'>>({
    what: 'vitals of pages',
    maxItems: maxVitals,
    keep: async (sums) => {
      if (serviceDatabase) await recordWebVitals(serviceDatabase, sums, liveBuilds())
    },
  })
  onShutdown(async () => {
    await Promise.all([errors.flush(), vitals.flush()])
  })

  router.use('/telemetry', preventStoring)
  router.post(
    ['/telemetry/errors', '/telemetry/vitals'],
    limitRate({ name: 'telemetry', limit: reportsPerMinute }, dropReport),
    express.text({ type: () => true, limit: maxReportBytes }),
  )
  router.post('/telemetry/errors', (request, response) => {
    const report = parseErrorReport(request.body)
    if (!report) return sendError(request, response, 400, 'This is not a report of an error.')
    errors.add({ report, route: pageRoute(report.path), browser: browserFamily(request.get('user-agent')) })
    return response.status(204).end()
  })
  router.post('/telemetry/vitals', async (request, response) => {
    const report = parseVitalsReport(request.body)
    if (!report) return void sendError(request, response, 400, 'This is not a report of vitals.')
    response.status(204).end()
    for (const vital of await readVitals(report)) vitals.add(vital)
  })
  return router
}

/** A Sentry-compatible server gets the errors if there is one, or else the database. [REL-56] */
async function keepErrors(sums: TracedSum[]) {
  if (settings.sentry) return sendToSentry(settings.sentry, sums)
  if (!serviceDatabase) return
  const errors = sums.map(({ frames: _frames, ...sum }) => sum)
  await recordClientErrors(serviceDatabase, errors, liveBuilds())
}

// A browser can do nothing about it.
const dropReport = (_request: Request, response: Response) => void response.status(204).end()
