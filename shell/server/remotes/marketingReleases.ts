import { setTimeout as wait } from 'node:timers/promises'
import type { FlagDeclarations } from '@fortnight/shared-ui/flags/flagDeclarations'
import type { AreaDeclaration } from '@fortnight/supabase/server/areaDeclaration'
import type { DescribedPointer } from '../releases/liveBuilds.ts'
import { log } from '../http/log.ts'
import type { MarketingBuild, StartMarketingBuild } from '../workers/marketingBuild.ts'
import type { BundleSource } from '../workers/protocol.ts'
import type { RemoteScripts } from './remoteScripts.ts'

/** A build of a remote, and where browsers load it from. `releasedAt` is known from signed pointers. */
export type Release = {
  build: string
  releasedAt?: string | undefined
  location: RemoteScripts
  area: AreaDeclaration
  flags: FlagDeclarations
  pointer: DescribedPointer
}

type LoadedRelease = Release & { source: BundleSource }
type RunningRelease = LoadedRelease & { marketing: MarketingBuild }

type Actions = {
  startBuild: StartMarketingBuild
  /** Called when the build before a failing one has come back. */
  onRestore: (restored: Release) => void
}

// Starting the workers of a build that was refused costs too much to repeat it with every poll of the pointer.
const retryAfterMs = 10_000
const restoreDelayMs = 1_000

let current: RunningRelease | undefined
/** The good build before the current one. Its bundle stays in memory: the files may be gone when it is needed. */
let previous: LoadedRelease | undefined
let refused: { build: string; message: string; until: number } | undefined

/** Marketing's current build; undefined until the first valid one has been started. */
export const marketingBuild = () => current?.marketing

/**
 * Starts a build of marketing and lets it take over from the current one, which finishes its requests. Throws an error that
 * says why it must not be used. When the workers of the build keep failing later, the build before it comes back.
 */
export async function switchMarketing(release: Release, loadBundle: () => Promise<BundleSource>, actions: Actions) {
  const { build } = release
  if (refused?.build === build && Date.now() < refused.until) throw new Error(refused.message)
  const source = await loadBundle()
  const replaced = current
  try {
    if (await startRelease({ ...release, source }, actions)) [previous, refused] = [replaced, undefined]
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    refused = { build, message, until: Date.now() + retryAfterMs }
    throw error
  }
}

/** Starts a build and makes it the current one; false when another build has become the current one in the meantime. */
async function startRelease(release: LoadedRelease, actions: Actions) {
  const replaced = current
  const marketing = await actions.startBuild(release.source, (reason) => {
    if (current?.marketing === marketing) void giveUp(current, reason, actions)
  })
  if (current !== replaced) {
    marketing.stop()
    return false
  }
  const problem = findEndpointProblem(release, marketing.endpoints)
  if (problem) {
    marketing.stop()
    throw new Error(problem)
  }
  current = { ...release, marketing }
  void replaced?.marketing.drain()
  return true
}

type EndpointSource = Pick<Release, 'build' | 'area'> & { pointer: { contract: number } }

/** Why the endpoints of a bundle are not those that its pointer declares. Pointers of contract 1 declare none. */
export function findEndpointProblem({ build, area, pointer }: EndpointSource, exported: string[]) {
  if (pointer.contract === 1) return undefined
  const { endpoints: declared = [] } = area
  const missing = declared.find((key) => !exported.includes(key))
  if (missing) return `build ${build} does not export ${missing}, which its pointer declares`
  const hidden = exported.find((key) => !declared.includes(key))
  return hidden && `build ${build} exports ${hidden}, which its pointer does not declare`
}

/** Returns to the build before a failing one. Public pages that are not cached respond with 503 in the meantime. */
async function giveUp(failing: RunningRelease, reason: string, actions: Actions) {
  const problem = `marketing: the render workers of build ${failing.build} keep failing (${reason})`
  if (!previous) {
    log.error(`${problem}; there is no earlier build to return to`)
    return
  }
  const restored = previous
  previous = undefined
  log.error(`${problem}; returning to build ${restored.build}`)
  refused = { build: failing.build, message: `build ${failing.build} was given up`, until: Infinity }
  failing.marketing.stop()
  while (current === failing) {
    try {
      if (await startRelease(restored, actions)) actions.onRestore(restored)
    } catch (error) {
      log.error(`marketing: build ${restored.build} cannot be started again: ${String(error)}`)
      await wait(restoreDelayMs)
    }
  }
}
