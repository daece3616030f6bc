import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { invalidates } from '../core/invalidates.ts'
import { buildLoadTimeoutMs } from '../core/timeouts.ts'
import { requestWebServer } from '../core/webServerRequest.ts'
import { releasesKey } from './pins.ts'

const refetchMs = 5_000

/** What happened with one of the two builds that a canary compares. */
export type CanaryArm = {
  /** Page views. */
  views: number
  /** Those that could not be rendered or whose scripts reported an error. */
  failed: number
  /** How many page views were in each bucket of table `web_vitals`. */
  lcp: Record<number, number>
  inp: Record<number, number>
}

/** What an admin decides about a canary: shares and margins in percent. */
export type CanarySettings = {
  share: number
  /** By how many percent more page views may fail than with the stable build. */
  error_margin: number
  /** By how many percent p75 of LCP and INP may be larger. */
  vitals_margin: number
  /** Page views of the canary before anything is decided. */
  min_views: number
}

/** A build that a share of visitors gets, the one that all others get, and what has happened with both. */
export type CanaryFigures = CanarySettings & {
  area: string
  build: string
  stable_build: string
  /** When it is promoted by itself; null when an admin does that. */
  promote_at: string | null
  /** Whether that time has come. */
  is_due: boolean
  reason: string
  /** Null when the account is gone. */
  started_by: string | null
  /** Since when the builds are compared. */
  updated_at: string
  running_seconds: number
  canary: CanaryArm
  stable: CanaryArm
}

/** All canaries with what has happened since their builds are compared. */
export const canaries = () =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...releasesKey, 'canaries'],
    queryFn: async ({ signal }) => {
      const db = await database()
      const { data } = await db.rpc('admin_canaries').abortSignal(signal).throwOnError()
      return data as unknown as CanaryFigures[]
    },
    refetchInterval: ({ state: { data } }) => (data?.length ? refetchMs : false),
  })

const onSuccess = invalidates(releasesKey)

export type CanaryStart = CanarySettings & {
  area: string
  build: string
  /** Undefined when an admin promotes it. */
  promote_after_hours: number | undefined
  reason: string
  /** The version of the canary that the admin has seen; undefined without one. */
  updated_at: string | undefined
}

/**
 * Gives a share of visitors another build of an area, once the web server has tried it. Throws a sentence when it cannot be served
 * or a colleague was faster.
 */
export const startCanary = () =>
  mutationOptions({
    mutationFn: ({ area, promote_after_hours, updated_at, ...canary }: CanaryStart) =>
      requestWebServer(`/releases/${area}/canary`, {
        method: 'POST',
        body: { ...canary, promote_after_hours: promote_after_hours ?? null, base_version: updated_at ?? null },
        timeoutMs: buildLoadTimeoutMs,
      }),
    onSuccess,
  })

type CanaryEnd = Pick<CanaryFigures, 'area' | 'updated_at' | 'reason'> & { isPromoted: boolean }

/** Ends a canary: all visitors get its build from now on, or all get the stable one. */
export const endCanary = () =>
  mutationOptions({
    mutationFn: async ({ area, updated_at, reason, isPromoted }: CanaryEnd) => {
      const db = await database()
      await db.rpc('end_canary', { area, is_promoted: isPromoted, reason, base_version: updated_at }).throwOnError()
    },
    onSuccess,
  })

/** What visitors had of a build in the last 30 days; p75 of the vitals in milliseconds, null when none were measured. */
export type BuildFigures = { build: string; views: number; failed: number; lcp: number | null; inp: number | null }

/** The figures of the builds of an area that visitors had, at most 100. */
export const buildFigures = (area: string) =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...releasesKey, 'figures', area],
    queryFn: async ({ signal }): Promise<BuildFigures[]> => {
      const db = await database()
      const figures = db.rpc('admin_build_figures', { of_area: area })
      return (await figures.abortSignal(signal).throwOnError()).data
    },
  })
