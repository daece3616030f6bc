import type { Request } from 'express'
import { LRUCache } from 'lru-cache'
import type { AreaDeclaration } from '@fortnight/supabase/server/areaDeclaration'
import type { Trial } from '../../../src/startup/bootData.ts'
import { findEndpointProblem } from '../../remotes/marketingReleases.ts'
import { fetchPointer, requireUsable } from '../../remotes/pointers.ts'
import { type RemoteScripts, resolveScripts } from '../../remotes/remoteScripts.ts'
import { liveBuilds, type ServedBuilds } from '../../remotes/servedBuilds.ts'
import { fetchServerBundle } from '../../remotes/verifiedFile.ts'
import { settings } from '../../settings.ts'
import { type MarketingBuild, startMarketingBuild } from '../../workers/marketingBuild.ts'
import { readTrial } from './trialCookie.ts'

type TrialBuild = { location: RemoteScripts; area: AreaDeclaration; marketing?: MarketingBuild }

// A build of marketing has a render worker of its own, so there are few at once, and they end when they are not used.
const maxBuilds = 2
const idleMs = 10 * 60_000

const builds = new LRUCache<string, TrialBuild, Trial>({
  max: maxBuilds,
  ttl: idleMs,
  ttlAutopurge: true,
  perf: Date,
  updateAgeOnGet: true,
  fetchMethod: (_key, _stale, { context }) => loadBuild(context),
  dispose: ({ marketing }) => void marketing?.drain(),
})

/** The builds that a request is responded to with: the live ones, except for an admin who tries another one. [REL-40] */
export async function buildsFor(request: Request): Promise<ServedBuilds> {
  const trial = readTrial(request)
  if (!trial) return liveBuilds()
  const live = liveBuilds()
  try {
    const { location, area, marketing } = await requireTrial(trial)
    return {
      remotes: { ...live.remotes, [trial.area]: location },
      areas: { ...live.areas, [trial.area]: area },
      marketing: marketing ?? live.marketing,
      trial,
    }
  } catch (error) {
    return { ...live, trial: { ...trial, problem: error instanceof Error ? error.message : String(error) } }
  }
}

/** Loads a build to be tried, unless it is loaded. Throws a sentence that says why it cannot be. */
export async function requireTrial(trial: Trial): Promise<TrialBuild> {
  const build = await builds.fetch(`${trial.area} ${trial.build}`, { context: trial })
  if (!build) throw new Error(`build ${trial.build} was not loaded`)
  return build
}

async function loadBuild({ area: name, build }: Trial): Promise<TrialBuild> {
  const { pointer, area } = await requireUsable(name, await fetchPointer(name, build))
  const location = resolveScripts(settings.pointers[name], pointer)
  if (name !== 'marketing') return { location, area }
  const source = await fetchServerBundle(settings.pointers[name], pointer)
  // Its workers are replaced when they fail. Whoever tries the build sees that.
  const marketing = await startMarketingBuild(source, () => undefined, 1)
  const problem = findEndpointProblem({ build, area, pointer }, marketing.endpoints)
  if (!problem) return { location, area, marketing }
  marketing.stop()
  throw new Error(problem)
}
