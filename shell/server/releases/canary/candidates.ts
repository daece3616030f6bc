import { LRUCache } from 'lru-cache'
import { log } from '../../http/log.ts'
import { settings } from '../../settings.ts'
import { loadBuild, type LoadedBuild } from '../loadBuild.ts'
import { type Canary, runningCanaries } from './canaries.ts'

// Loaded builds have render workers, so there are few, and they end when no canary starts with them.
const maxCandidates = 2
const idleMs = 60_000
/** From this share on, a canary has as many render workers as the live build, else one. */
const largeShare = 20

export type Candidate = Pick<Canary, 'area' | 'build' | 'share'>

const candidates = new LRUCache<string, LoadedBuild, Candidate>({
  max: maxCandidates,
  ttl: idleMs,
  ttlAutopurge: true,
  perf: Date,
  fetchMethod: (_key, _stale, { context }) => load(context),
  // A canary that has taken it goes on with it.
  dispose: ({ marketing }, _key, reason) => {
    if (reason !== 'delete') void marketing?.drain()
  },
})

let listener: ((canary: Canary, lastReason: string) => void) | undefined

/** Calls a function whenever the render workers of a canary keep failing, with the last reason. */
export function onRepeatedFailures(callback: typeof listener) {
  listener = callback
}

/** How many render workers a canary has. */
export const workersFor = ({ share }: Pick<Candidate, 'share'>) => (share < largeShare ? 1 : settings.renderWorkers)
const keyOf = (candidate: Candidate) => `${candidate.area} ${candidate.build} ${workersFor(candidate)}`

const load = (candidate: Candidate) =>
  loadBuild(candidate.area, candidate.build, {
    workers: workersFor(candidate),
    onRepeatedFailures: (lastReason) => {
      const { area, build } = candidate
      log.error(`${area}: the render workers of canary ${build} keep failing (${lastReason})`)
      const canary = runningCanaries().find((running) => running.area === area && running.build === build)
      if (canary) listener?.(canary, lastReason)
    },
  })

/** Loads the build of a canary before it starts, so that visitors get it at once. Throws a sentence when it cannot be served. */
export async function prepareCandidate(candidate: Candidate): Promise<LoadedBuild> {
  const loaded = await candidates.fetch(keyOf(candidate), { context: candidate })
  if (!loaded) throw new Error(`build ${candidate.build} was not loaded`)
  return loaded
}

/** The build of a canary, which the caller has to stop; loaded now unless it was prepared. Throws as above. */
export async function takeCandidate(candidate: Candidate): Promise<LoadedBuild> {
  const loaded = await prepareCandidate(candidate)
  candidates.delete(keyOf(candidate))
  return loaded
}
