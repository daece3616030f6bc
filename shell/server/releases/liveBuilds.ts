import { type AreaLibraries, compareLibraries } from './driftReport.ts'

/** What a pointer says about its build. Builds from before descriptions existed lack most of it. */
export type BuildFacts = {
  build: string
  contract: number
  /** The commit that was built. */
  commit: string | null
  /** The page of that commit. */
  commitUrl: string | null
  /** When the build was released, as its signed pointer says. */
  releasedAt: string | null
  /** Compressed bytes of the scripts and styles that a page needs to start, and of all. */
  bytes: { start: number; total: number } | null
}

/** The build of an area that this server serves, and since when. */
export type LiveBuild = BuildFacts & { area: string; servedSince: string }

/** The fields of a pointer that describe its build, as they were fetched. */
export type DescribedPointer = {
  build: string
  contract: number
  releasedAt?: unknown
  commit?: unknown
  commitUrl?: unknown
  bytes?: unknown
  libraries?: unknown
}

type RecordedBuild = LiveBuild & Pick<AreaLibraries, 'libraries'>

const liveBuilds = new Map<string, RecordedBuild>()

/** Reads what a pointer says about its build. Others fill the hosts of remotes, so what is not as expected is left out. */
export function readFacts({ build, contract, releasedAt, commit, commitUrl, bytes }: DescribedPointer): BuildFacts {
  const isCommit = typeof commit === 'string' && /^[0-9a-f]{40}$/.test(commit)
  const isDate = typeof releasedAt === 'string' && !Number.isNaN(Date.parse(releasedAt))
  const { start, total } = (bytes ?? {}) as { start?: unknown; total?: unknown }
  return {
    ...{
      build,
      contract,
      commit: isCommit ? commit : null,
      commitUrl: readCommitUrl(commitUrl),
      releasedAt: isDate ? releasedAt : null,
    },
    bytes: Number.isInteger(start) && Number.isInteger(total) ? { start: Number(start), total: Number(total) } : null,
  }
}

// Becomes a link in the back office.
const readCommitUrl = (url: unknown) =>
  typeof url === 'string' && /^https:\/\/[^\s"<>]{1,190}$/.test(url) ? url : null

/** The versions of the shared libraries in a pointer; undefined when it does not say them. */
export function readLibraries(libraries: unknown): AreaLibraries['libraries'] {
  const isVersions = (versions: unknown) =>
    Array.isArray(versions) && versions.every((version) => typeof version === 'string')
  const isRecord = typeof libraries === 'object' && libraries !== null
  return isRecord && Object.values(libraries).every(isVersions) ? (libraries as Record<string, string[]>) : undefined
}

/** Records that this server serves a build of an area from now on. */
export function recordLiveBuild(area: string, pointer: DescribedPointer) {
  const facts = readFacts(pointer)
  const libraries = readLibraries(pointer.libraries)
  liveBuilds.set(area, { area, ...facts, libraries, servedSince: new Date().toISOString() })
}

/** The build of an area that this server serves; undefined before the first one. */
export const liveBuildOf = (area: string) => liveBuilds.get(area)?.build

/** What is live in each area, and the shared libraries that these builds bring. */
export function describeLiveBuilds() {
  const builds = [...liveBuilds.values()]
  return {
    areas: builds.map(({ libraries: _, ...build }) => build),
    libraries: compareLibraries(builds.map(({ area, libraries }) => ({ area, libraries }))),
  }
}
