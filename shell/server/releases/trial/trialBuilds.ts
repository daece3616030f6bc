import type { Request } from 'express'
import { LRUCache } from 'lru-cache'
import type { Trial } from '../../../src/startup/bootData.ts'
import type { ServedBuilds } from '../../remotes/servedBuilds.ts'
import { loadBuild, type LoadedBuild } from '../loadBuild.ts'
import { readTrial } from './trialCookie.ts'

// A build of marketing has a render worker of its own, so there are few at once, and they end when they are not used.
const maxBuilds = 2
const idleMs = 10 * 60_000

const builds = new LRUCache<string, LoadedBuild, Trial>({
  max: maxBuilds,
  ttl: idleMs,
  ttlAutopurge: true,
  perf: Date,
  updateAgeOnGet: true,
  // Its workers are replaced when they fail, and only the admin who tries the build sees that.
  fetchMethod: (_key, _stale, { context: { area, build } }) =>
    loadBuild(area, build, { workers: 1, onRepeatedFailures: () => undefined }),
  dispose: ({ marketing }) => void marketing?.drain(),
})

/** The builds that an admin gets who tries another one in place of the live one. [REL-40] */
export async function buildsOfTrial(request: Request, live: ServedBuilds): Promise<ServedBuilds | undefined> {
  const trial = readTrial(request)
  if (!trial) return undefined
  try {
    const { location, declaration, marketing } = await requireTrial(trial)
    return {
      remotes: { ...live.remotes, [trial.area]: location },
      areas: { ...live.areas, [trial.area]: declaration },
      marketing: marketing ?? live.marketing,
      trial,
    }
  } catch (error) {
    return { ...live, trial: { ...trial, problem: error instanceof Error ? error.message : String(error) } }
  }
}

/** Loads a build to be tried, unless it is loaded. Throws a sentence that says why it cannot be. */
export async function requireTrial(trial: Trial): Promise<LoadedBuild> {
  const build = await builds.fetch(`${trial.area} ${trial.build}`, { context: trial })
  if (!build) throw new Error(`build ${trial.build} was not loaded`)
  return build
}
