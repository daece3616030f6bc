import type { AreaDeclaration } from '@fortnight/supabase/server/areaDeclaration'
import type { RemoteName } from '../../src/startup/bootData.ts'
import { findEndpointProblem } from '../remotes/marketingReleases.ts'
import { fetchPointer, requireUsable } from '../remotes/pointers.ts'
import { type RemoteScripts, resolveScripts } from '../remotes/remoteScripts.ts'
import { fetchServerBundle } from '../remotes/verifiedFile.ts'
import { settings } from '../settings.ts'
import { type MarketingBuild, startMarketingBuild } from '../workers/marketingBuild.ts'

/** A build that some requests are responded to with, beside the live one; of marketing, with render workers of its own. */
export type LoadedBuild = {
  location: RemoteScripts
  /** What the build owns. */
  declaration: AreaDeclaration
  marketing?: MarketingBuild
}

type Options = {
  /** Render workers of marketing. */
  workers: number | undefined
  /** Called when workers keep failing, with the last reason. */
  onRepeatedFailures: (lastReason: string) => void
}

/** Loads a build, checked like one that is released. Throws a sentence that says why it cannot be served. */
export async function loadBuild(
  name: RemoteName,
  build: string,
  { workers, onRepeatedFailures }: Options,
): Promise<LoadedBuild> {
  const { pointer, area: declaration } = await requireUsable(name, await fetchPointer(name, build))
  const location = resolveScripts(settings.pointers[name], pointer)
  if (name !== 'marketing') return { location, declaration }
  const source = await fetchServerBundle(settings.pointers[name], pointer)
  const marketing = await startMarketingBuild(source, onRepeatedFailures, workers)
  const problem = findEndpointProblem({ build, area: declaration, pointer }, marketing.endpoints)
  if (!problem) return { location, declaration, marketing }
  marketing.stop()
  throw new Error(problem)
}
