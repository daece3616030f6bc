import { queryOptions } from '@tanstack/react-query'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { requestWebServer } from '../core/webServerRequest.ts'

/** The build of an area that visitors get. What the pointer of an earlier build does not say is null. */
export type LiveBuild = {
  area: string
  build: string
  contract: number
  commit: string | null
  releasedAt: string | null
  /** Since when the web server that responded serves it. */
  servedSince: string
  /** Compressed bytes of the scripts and styles that a page needs to start, and of all. */
  bytes: { start: number; total: number } | null
}

/** How the versions of a shared library in the builds compare with the version in use. */
export type DriftState = 'same' | 'drift' | 'duplicate' | 'incompatible' | 'unknown'

/** A library of which every page holds one copy: the version in use, and what each area brings. */
export type SharedLibrary = {
  name: string
  used: string | null
  areas: { area: string; versions: string[]; state: DriftState }[]
  state: DriftState
}

/** What is live in each area, and the shared libraries of these builds, as the web server knows them. */
export const liveBuilds = () =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: ['releases', 'live'],
    queryFn: ({ signal }) =>
      requestWebServer<{ areas: LiveBuild[]; libraries: SharedLibrary[] }>('/releases/live', { signal }),
  })
