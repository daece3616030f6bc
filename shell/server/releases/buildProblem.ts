import type { RemoteName } from '../../src/startup/bootData.ts'
import { fetchPointer, requireUsable } from '../remotes/pointers.ts'
import { fetchServerBundle } from '../remotes/verifiedFile.ts'
import { settings } from '../settings.ts'

/** Why a build cannot be served: it is gone, damaged, unsigned, or speaks another contract. */
export async function findBuildProblem(area: RemoteName, build: unknown) {
  if (typeof build !== 'string' || !/^[0-9a-f]{12}$/.test(build)) return 'this is not the id of a build'
  try {
    const { pointer } = await requireUsable(area, await fetchPointer(area, build))
    if (area === 'marketing') await fetchServerBundle(settings.pointers[area], pointer)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
