import { join } from 'node:path'
import type { FlagValues } from '@fortnight/shared-ui/flags/flagDeclarations'
import type { DeclaredAreas } from '../../src/startup/bootData.ts'
import { log } from '../http/log.ts'
import type { PageUrl } from '../pages/pageUrl.ts'
import { shellRelease } from '../pages/shellRelease.ts'
import type { AvailableRemotes } from '../remotes/remoteScripts.ts'
import { settings } from '../settings.ts'
import { createCapabilities } from './capabilities.ts'
import { createMinuteCounter } from './minuteCounter.ts'
import type { BundleSource, EndpointRequest } from './protocol.ts'
import { startWorkerPool } from './workerPool.ts'

export type StartMarketingBuild = typeof startMarketingBuild
export type MarketingBuild = Awaited<ReturnType<StartMarketingBuild>>

const maxLinesPerMinute = 200
const maxLineLength = 4_000

/**
 * Starts the render workers of a build of marketing. Throws an error that says why the build must not be used: its bundle
 * cannot be loaded, or does not render the home page.
 */
export async function startMarketingBuild(source: BundleSource, onRepeatedFailures: (lastReason: string) => void) {
  const { build } = source
  const logLine = createLog(build)
  const pool = await startWorkerPool({
    size: settings.renderWorkers,
    script: { file: join(settings.releases, shellRelease.build, 'renderWorker.cjs'), build: shellRelease.build },
    shell: createCapabilities(logLine),
    load: (worker) => worker.loadBundle(source, { hasAdmin: settings.secretKey !== '' }),
    log: logLine,
    onRepeatedFailures,
  })
  const renderPage = (pageUrl: PageUrl, remotes: AvailableRemotes, flags?: FlagValues, areas?: DeclaredAreas) =>
    pool.run((worker) => worker.renderPage(pageUrl, remotes, flags, areas))
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
