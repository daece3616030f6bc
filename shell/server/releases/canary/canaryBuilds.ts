import { setTimeout as wait } from 'node:timers/promises'
import type { RemoteName } from '../../../src/startup/bootData.ts'
import { isWithinShare } from '../../flags/visitorShare.ts'
import { log } from '../../http/log.ts'
import { clearResponseCaches } from '../../pages/responseCache.ts'
import type { ServedBuilds } from '../../remotes/servedBuilds.ts'
import { settings } from '../../settings.ts'
import { liveBuildOf } from '../liveBuilds.ts'
import type { LoadedBuild } from '../loadBuild.ts'
import { pinnedBuild } from '../pins.ts'
import { type Canary, runningCanaries } from './canaries.ts'
import { type Candidate, prepareCandidate, takeCandidate, workersFor } from './candidates.ts'

const promotionTimeoutMs = 15_000
const promotionCheckMs = 200

type LoadedCanary = Canary & LoadedBuild

/** The canaries that this server can serve. */
const loaded = new Map<RemoteName, LoadedCanary>()
const loading = new Set<RemoteName>()
const lastProblems = new Map<RemoteName, string>()

/** Whether pages depend on the number of the visitor because a canary runs. */
export const areCanariesLoaded = () => loaded.size > 0

/** The builds that a visitor gets: those of the canaries among whose share they are, else the live ones. [REL-110] */
export function buildsOfVisitor(live: ServedBuilds, visitorNumber: number | undefined): ServedBuilds {
  if (loaded.size === 0) return live
  const builds = {
    ...live,
    remotes: { ...live.remotes },
    areas: { ...live.areas },
    canaries: {} as Partial<Record<RemoteName, string>>,
  }
  for (const { area, build, share, location, declaration, marketing } of loaded.values()) {
    if (visitorNumber === undefined || !isWithinShare(`${area} ${build}`, share, visitorNumber)) continue
    builds.canaries[area] = build
    builds.remotes[area] = location
    builds.areas[area] = declaration
    builds.marketing = marketing ?? builds.marketing
  }
  return builds
}

/** Loads the build of a canary that is about to start, or to change. Throws a sentence when it cannot be served. */
export async function prepareCanary(candidate: Candidate) {
  if (loaded.get(candidate.area)?.build !== candidate.build) await prepareCandidate(candidate)
}

/** Loads the builds of canaries that run, and gives up those of canaries that have ended. */
export async function updateCanaries() {
  const running = runningCanaries()
  for (const canary of loaded.values()) {
    if (!running.some(({ area, build }) => area === canary.area && build === canary.build)) void retire(canary)
  }
  await Promise.all(running.map(update))
}

async function update(canary: Canary) {
  const { area, build, share } = canary
  const known = loaded.get(area)
  if (known?.build === build) {
    if (known.updated_at === canary.updated_at) return
    known.marketing?.grow(workersFor(canary))
    loaded.set(area, { ...known, ...canary })
    clearResponseCaches()
    return
  }
  if (loading.has(area)) return
  loading.add(area)
  try {
    const candidate = await takeCandidate(canary)
    lastProblems.delete(area)
    log.info(`${area}: canary ${build} is served to ${share} % of visitors`)
    loaded.set(area, { ...canary, ...candidate })
    // Pages that are cached for all visitors are cached for those of the stable build from now on.
    clearResponseCaches()
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    // Once instead of every few seconds. Visitors get the stable build meanwhile.
    if (lastProblems.get(area) !== problem) log.error(`${area}: canary ${build} is not served: ${problem}`)
    lastProblems.set(area, problem)
  } finally {
    loading.delete(area)
  }
}

/**
 * The running build of a canary that was promoted, for all visitors: it need not start again. Undefined when there is none.
 * [REL-115]
 */
export function takePromoted(build: string, onRepeatedFailures: (lastReason: string) => void) {
  const canary = loaded.get('marketing')
  if (canary?.build !== build || !canary.marketing || runningCanaries().some(({ area }) => area === 'marketing'))
    return undefined
  const { marketing } = canary
  // The visitors of the canary get it with all others.
  delete canary.marketing
  marketing.onRepeatedFailures(onRepeatedFailures)
  marketing.grow(settings.renderWorkers)
  return marketing
}

/** Stops serving a canary. Visitors of one that was promoted keep it until all others have it, too. */
async function retire(canary: LoadedCanary) {
  const { area, build } = canary
  const deadline = Date.now() + promotionTimeoutMs
  while (pinnedBuild(area) === build && liveBuildOf(area) !== build && Date.now() < deadline)
    await wait(promotionCheckMs)
  if (loaded.get(area) !== canary) return
  loaded.delete(area)
  log.info(`${area}: canary ${build} has ended`)
  clearResponseCaches()
  void canary.marketing?.drain()
}
