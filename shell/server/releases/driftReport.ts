import { sharedLibraries } from '../remotes/sharedModules.ts'

/** The versions of the shared libraries that the live build of an area brings; undefined for a build that does not say it. */
export type AreaLibraries = { area: string; libraries: Record<string, string[]> | undefined }

/**
 * `drift`: another minor version than the one in use. `duplicate`: a second copy of the same major version in the build.
 * `incompatible`: another major version than the one in use, or any second React. `unknown`: the build does not say it.
 */
export type DriftState = 'same' | 'drift' | 'duplicate' | 'incompatible' | 'unknown'

/** What each area brings of one shared library, and which version every page uses: that of the shell, which loads first. */
export type LibraryDrift = {
  name: string
  used: string | null
  areas: { area: string; versions: string[]; state: DriftState }[]
  /** The worst of the areas. */
  state: DriftState
}

const statesByWeight: DriftState[] = ['same', 'unknown', 'drift', 'duplicate', 'incompatible']
const neverTwice = ['react', 'react-dom']
const majorOf = (version: string) => version.split('.')[0]

/** Compares the shared libraries of the live builds of all areas, of which the shell is one. */
export function compareLibraries(builds: AreaLibraries[]): LibraryDrift[] {
  const shell = builds.find(({ area }) => area === 'shell')
  return sharedLibraries.map((name) => {
    const used = shell?.libraries?.[name]?.[0] ?? null
    const areas = builds.map(({ area, libraries }) => {
      const versions = libraries?.[name] ?? []
      return { area, versions, state: libraries && used ? findState(name, versions, used) : ('unknown' as const) }
    })
    const weights = areas.map(({ state }) => statesByWeight.indexOf(state))
    return { name, used, areas, state: statesByWeight[Math.max(0, ...weights)] ?? 'same' }
  })
}

function findState(name: string, versions: string[], used: string): DriftState {
  if (versions.some((version) => majorOf(version) !== majorOf(used))) return 'incompatible'
  if (versions.length > 1) return neverTwice.includes(name) ? 'incompatible' : 'duplicate'
  // An area without one of its own gets the one in use, too.
  return versions.every((version) => version === used) ? 'same' : 'drift'
}
