import type { RequestHandler } from 'express'
import { log } from '../http/log.ts'
import { isShuttingDown } from '../http/onShutdown.ts'
import { databaseUnreachableLimitMs } from '../limits/timeouts.ts'
import { marketingBuild } from '../remotes/marketingReleases.ts'
import { type DatabaseProblem, databaseProblem, databaseUnreachableMs, hasDatabaseAnswered } from './databaseHealth.ts'

const watchIntervalMs = 1_000

/** Why this server should receive no requests. Monitoring reads these codes; DEPLOY.md explains them. */
export type ReadinessProblem = 'shutting-down' | 'marketing-not-loaded' | 'database-unreachable' | DatabaseProblem

const checks: Record<ReadinessProblem, () => boolean> = {
  'shutting-down': isShuttingDown,
  'marketing-not-loaded': () => marketingBuild() === undefined,
  // Restarting the embedded database takes a few seconds, during which cached pages are served.
  'database-unreachable': () => !hasDatabaseAnswered() || databaseUnreachableMs() > databaseUnreachableLimitMs,
  'disk-full': () => databaseProblem() === 'disk-full',
  'disk-read-only': () => databaseProblem() === 'disk-read-only',
  'database-lock-lost': () => databaseProblem() === 'database-lock-lost',
}

/** What keeps this server from being ready; empty when it is. */
export const readinessProblems = () =>
  (Object.keys(checks) as ReadinessProblem[]).filter((problem) => checks[problem]())

/** GET /readyz: this server can do its work, or which problems it has. */
export const readiness: RequestHandler = (_request, response) => {
  const reasons = readinessProblems()
  const ready = reasons.length === 0
  response
    .status(ready ? 200 : 503)
    .set('Cache-Control', 'no-store')
    .json({ ready, reasons })
}

/** Logs when the server stops being ready, and when it is again. A shutdown has its own line. */
export function watchReadiness() {
  let known = ''
  const check = () => {
    const problems = readinessProblems()
      .filter((problem) => problem !== 'shutting-down')
      .join(', ')
    if (problems === known) return
    known = problems
    if (problems) log.error(`shell: not ready: ${problems}`)
    else log.info('shell: ready again')
  }
  setInterval(check, watchIntervalMs).unref()
}
