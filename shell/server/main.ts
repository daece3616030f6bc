import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '@fortnight/supabase/client'
import { serviceDatabase } from './account/serviceDatabase.ts'
import { createApp } from './http/app.ts'
import { listenForDatabaseProblems } from './health/databaseHealth.ts'
import { log } from './http/log.ts'
import { watchReadiness } from './health/readiness.ts'
import { createHttpServer } from './http/server.ts'
import { shutDownOnSignal } from './http/shutdown.ts'
import { dataJobs } from './jobs/dataJobs.ts'
import { fileJobs, fileJobsIntervalMs } from './jobs/fileJobs.ts'
import { repeatJobs, runHourlyJobs } from './jobs/hourlyJobs.ts'
import { outboxJob } from './jobs/outboxJob.ts'
import { openSharedStore } from './limits/sharedStore.ts'
import { startSendingMails } from './mail/mailQueue.ts'
import { recordBuild } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/metricsServer.ts'
import { pollContentVersion } from './pages/contentVersion.ts'
import { clearResponseCaches } from './pages/responseCache.ts'
import { followContentChanges } from './pages/sharedContentChanges.ts'
import { shellRelease } from './pages/shellRelease.ts'
import { takePromoted } from './releases/canary/canaryBuilds.ts'
import { followCanaries } from './releases/canary/decideCanaries.ts'
import { recordLiveBuild } from './releases/liveBuilds.ts'
import { pollRemotes } from './remotes/remoteBuilds.ts'
import { settings } from './settings.ts'
import { startTracing } from './tracing/tracing.ts'
import { startMarketingBuild } from './workers/marketingBuild.ts'

/** How long a start waits for the stored flags and pins. */
const contentTimeoutMs = 2_000

connect(settings.supabase)
await openSharedStore()
await startTracing()
if (settings.deviceKeys.length === 0) {
  log.info('FORTNIGHT_DEVICE_KEY is not set: devices that have signed in are known until this process ends.')
}
recordLiveBuild('shell', shellRelease.pointer)
// Pages show the defaults of flags until the stored values are known, and the builds that pointers name until the pins are.
await Promise.race([pollContentVersion(), wait(contentTimeoutMs)])
await pollRemotes({
  startBuild: async (source, onRepeatedFailures) =>
    takePromoted(source.build, onRepeatedFailures) ?? startMarketingBuild(source, onRepeatedFailures),
  // Every page contains where the areas are, and their paths and links.
  onChange: clearResponseCaches,
})
followCanaries(serviceDatabase)
void followContentChanges()
listenForDatabaseProblems()
watchReadiness()
const { mail, supabase, secretKey } = settings
void runHourlyJobs([outboxJob(mail.outbox, mail.outboxDays), ...(secretKey ? dataJobs(supabase.url, secretKey) : [])])
startSendingMails()
if (secretKey) void repeatJobs(fileJobs(settings.files.scanUrl), fileJobsIntervalMs)

const server = createHttpServer(createApp())
server.once('error', (error) => {
  log.error(`The shell cannot listen on port ${settings.port}: ${error.message}`)
  process.exit(1)
})
server.listen(settings.port, settings.host, () => log.info(`shell: listening on ${settings.port}`))
recordBuild('shell', shellRelease.build)
if (settings.metrics.port) serveMetrics(settings.metrics)

const shutDown = shutDownOnSignal(server)

// The state after such an error is unknown: requests in flight are finished, and the process exits to be restarted.
process.on('uncaughtException', (error) => {
  log.error(`Uncaught: ${error.stack ?? error.message}`)
  process.exitCode = 1
  void shutDown()
})

// One forgotten promise must not take the whole site down.
process.on('unhandledRejection', (reason) =>
  log.error(`Unhandled: ${reason instanceof Error ? reason.message : String(reason)}`),
)
