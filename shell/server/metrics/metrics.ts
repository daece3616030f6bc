import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { databaseUnreachableMs } from '../health/databaseHealth.ts'
import { routeLabel } from './routeLabel.ts'

/**
 * What the server counts about itself. The values of every label are few and known: never a path as it was requested, an id or
 * an address.
 */
export const registry = new Registry()

const registers = [registry]

const requestDuration = new Histogram({
  name: 'fortnight_request_duration_seconds',
  help: 'Time from the head of a request to the end of its response, by route and class of status.',
  labelNames: ['route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
})

const cacheLookups = new Counter({
  name: 'fortnight_response_cache_lookups_total',
  help: 'Lookups in the response caches: a hit is fresh, a stale response is served while it is refetched.',
  labelNames: ['cache', 'result'],
  registers,
})

const shedRequests = new Counter({
  name: 'fortnight_requests_shed_total',
  help: 'Requests and renderings that were rejected because of load, by the limit that was reached.',
  labelNames: ['limit'],
  registers,
})

const rateLimited = new Counter({
  name: 'fortnight_rate_limited_total',
  help: 'Attempts beyond a rate limit, by the name of the limit.',
  labelNames: ['limit'],
  registers,
})

const remoteBuilds = new Gauge({
  name: 'fortnight_build_info',
  help: 'Always 1: the build of each area that this server serves.',
  labelNames: ['area', 'build'],
  registers,
})

const failedRemotePolls = new Counter({
  name: 'fortnight_remote_polls_failed_total',
  help: "Polls of a remote's pointer that failed or named a build that was rejected.",
  labelNames: ['area'],
  registers,
})

const renderWorkers = new Gauge({
  name: 'fortnight_render_workers',
  help: 'Render workers that are running.',
  registers,
})

const replacedRenderWorkers = new Counter({
  name: 'fortnight_render_workers_replaced_total',
  help: 'Render workers that ended, hung, or used too much memory, and were replaced.',
  registers,
})

const mails = new Counter({
  name: 'fortnight_mails_total',
  help: 'Emails that were handed to the mail server or saved in the outbox folder, and emails that failed.',
  labelNames: ['result'],
  registers,
})

const liveStreams = new Gauge({
  name: 'fortnight_live_streams',
  help: 'Streams of live events that are open, one for each browser with a page of the portal or the back office.',
  registers,
})

new Gauge({
  name: 'fortnight_database_unreachable_seconds',
  help: 'Time since the database last answered. It is asked every second, so about 1 is normal.',
  registers,
  collect() {
    this.set(databaseUnreachableMs() / 1_000)
  },
})

/** The class of a status, such as `2xx`. */
const statusClass = (status: number) => `${Math.floor(status / 100)}xx`

export function recordRequest(route: string, status: number, durationMs: number) {
  requestDuration.observe({ route: routeLabel(route, status), status: statusClass(status) }, durationMs / 1_000)
}

export function countCacheLookup(cache: string, result: 'hit' | 'stale' | 'miss') {
  cacheLookups.inc({ cache, result })
}

type ShedLimit = 'server' | 'client' | 'queue' | 'render' | 'database' | 'upload' | 'stream' | 'telemetry'

export function countShedRequest(limit: ShedLimit) {
  shedRequests.inc({ limit })
}

export function countRateLimited(limit: string) {
  rateLimited.inc({ limit })
}

export function recordBuild(area: string, build: string, previousBuild?: string) {
  if (previousBuild !== undefined) remoteBuilds.remove({ area, build: previousBuild })
  remoteBuilds.set({ area, build }, 1)
}

export function countFailedRemotePoll(area: string) {
  failedRemotePolls.inc({ area })
}

export function countMail(result: 'sent' | 'failed') {
  mails.inc({ result })
}

export function changeRenderWorkers(difference: 1 | -1) {
  renderWorkers.inc(difference)
}

export function changeLiveStreams(difference: 1 | -1) {
  liveStreams.inc(difference)
}

export function countRenderWorkerReplaced() {
  replacedRenderWorkers.inc()
}
