import { join } from 'node:path'
import { log } from '../http/log.ts'
import { shellRelease } from '../pages/shellRelease.ts'
import { settings } from '../settings.ts'
import { createCapabilities } from './capabilities.ts'
import { createMinuteCounter } from './minuteCounter.ts'
import type { BundleSource, EndpointRequest, WorkerFunctions } from './protocol.ts'
import { startWorkerPool } from './workerPool.ts'

export type StartMarketingBuild = typeof startMarketingBuild
export type MarketingBuild = Awaited<ReturnType<StartMarketingBuild>>

const maxLinesPerMinute = 200
const maxLineLength = 4_000

/**
 * Starts the render workers of a build of marketing. Throws an error that says why the build must not be used: its bundle
 * cannot be loaded, or does not render the home page.
 */
export async function startMarketingBuild(
  source: BundleSource,
  onRepeatedFailures: (lastReason: string) => void,
  workers = settings.renderWorkers,
) {
  const { build } = source
  const logLine = createLog(build)
  let reportFailures = onRepeatedFailures
  const pool = await startWorkerPool({
    size: workers,
    script: { file: join(settings.releases, shellRelease.build, 'renderWorker.cjs'), build: shellRelease.build },
    shell: createCapabilities(logLine),
    load: (worker) => worker.loadBundle(source, { hasAdmin: settings.secretKey !== '' }),
    log: logLine,
    onRepeatedFailures: (lastReason) => reportFailures(lastReason),
  })
  const renderPage: WorkerFunctions['renderPage'] = (...input) => pool.run((worker) => worker.renderPage(...input))
  try {
    await renderPage({ path: '/', search: '' }, {})
  } catch (error) {
    pool.stop()
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`build ${build} cannot render the home page: ${reason}`, { cause: error })
  }
  return {
    ...pool.exports,
    renderPage,
    callEndpoint: (key: string, request: EndpointRequest) => pool.run((worker) => worker.callEndpoint(key, request)),
    /** Prepares for more visitors: starts workers until there are as many as this. */
    grow: (workers: number) => pool.grow(workers),
    /** From now on, another listener is told when workers keep failing. */
    onRepeatedFailures(listener: typeof onRepeatedFailures) {
      reportFailures = listener
    },
    drain: () => pool.drain(),
    stop: () => pool.stop(),
  }
}

/** Logs what the workers of a build say; not without limit, because they run code of other teams. */
function createLog(build: string) {
  const countLine = createMinuteCounter(maxLinesPerMinute)
  return (line: string) => {
    if (countLine()) log.error(`marketing ${build}: ${line.slice(0, maxLineLength)}`)
  }
}
