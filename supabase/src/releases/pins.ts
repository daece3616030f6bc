import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { invalidates } from '../core/invalidates.ts'
import { buildLoadTimeoutMs } from '../core/timeouts.ts'
import { requestWebServer } from '../core/webServerRequest.ts'
import type { LiveBuild } from './liveBuilds.ts'

export const releasesKey = ['releases'] as const
const maxEvents = 200

/** A build that is served in place of the one that the pointer of its area names. */
export type ReleasePin = {
  area: string
  build: string
  reason: string
  updated_at: string
  /** Null when the account is gone. */
  pinned_by: string | null
}

/** What was done to the releases of an area. */
export type ReleaseEvent = {
  id: number
  area: string
  kind: 'pinned' | 'unpinned' | `canary_${'started' | 'changed' | 'halted' | 'promoted' | 'ended'}`
  build: string
  /** The build that was pinned before; of a canary, the stable build. */
  from_build: string | null
  /** Of a canary: its share of visitors, in percent. */
  share: number | null
  reason: string
  created_at: string
  /** Null when the account is gone, and when it happened by itself. */
  actor: string | null
  is_automatic: boolean
}

/** A build of an area that can still be served. A preview was uploaded only to be tried. */
export type KeptBuild = Pick<LiveBuild, 'build' | 'contract' | 'commit' | 'releasedAt' | 'bytes'> & {
  isPreview: boolean
}

/** The longest reason, as in the database. */
export const maxReasonLength = 500

/** All pins, by area. */
export const releasePins = () =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...releasesKey, 'pins'],
    queryFn: async ({ signal }): Promise<ReleasePin[]> => {
      const db = await database()
      const pins = db.from('release_pins').select('area, build, reason, updated_at, user_profiles(name)').order('area')
      const { data } = await pins.abortSignal(signal).throwOnError()
      return data.map(({ user_profiles, ...pin }) => ({ ...pin, pinned_by: user_profiles?.name ?? null }))
    },
  })

/** What was done to releases, newest first, at most 200. */
export const releaseEvents = () =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...releasesKey, 'events'],
    queryFn: async ({ signal }): Promise<ReleaseEvent[]> => {
      const db = await database()
      const newest = db
        .from('release_events')
        .select('id, area, kind, build, from_build, share, reason, is_automatic, created_at, user_profiles(name)')
        .order('id', { ascending: false })
        .limit(maxEvents)
      const { data } = await newest.abortSignal(signal).throwOnError()
      return data.map(({ user_profiles, kind, ...event }) => ({
        ...event,
        kind: kind as ReleaseEvent['kind'],
        actor: user_profiles?.name ?? null,
      }))
    },
  })

/** The builds of an area that are still among its releases, newest first. */
export const keptBuilds = (area: string) =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...releasesKey, 'kept', area],
    queryFn: ({ signal }) => requestWebServer<KeptBuild[]>(`/releases/${area}/builds`, { signal }),
  })

const onSuccess = invalidates(releasesKey)

type PinChange = Pick<ReleasePin, 'area' | 'build' | 'reason'> & {
  /** The version of the pin that the admin has seen; undefined without one. */
  updated_at: string | undefined
}

/** Pins a build once the web server has tried it. Throws a sentence when it cannot be served or a colleague was faster. */
export const pinRelease = () =>
  mutationOptions({
    mutationFn: ({ area, build, reason, updated_at }: PinChange) =>
      requestWebServer(`/releases/${area}/pin`, {
        method: 'POST',
        body: { build, reason, base_version: updated_at ?? null },
        timeoutMs: buildLoadTimeoutMs,
      }),
    onSuccess,
  })

/** Removes a pin, so that the build that the pointer of the area names is served again. */
export const unpinRelease = () =>
  mutationOptions({
    mutationFn: async ({ area, reason, updated_at }: Pick<ReleasePin, 'area' | 'reason' | 'updated_at'>) => {
      const db = await database()
      await db.rpc('unpin_release', { area, reason, base_version: updated_at }).throwOnError()
    },
    onSuccess,
  })

/** Makes this browser, and no other, show a build. Throws a sentence when it cannot be served. Load a page afterwards. */
export const tryRelease = () =>
  mutationOptions({
    mutationFn: ({ area, build }: Pick<ReleasePin, 'area' | 'build'>) =>
      requestWebServer(`/releases/${area}/trial`, {
        method: 'POST',
        body: { build },
        timeoutMs: buildLoadTimeoutMs,
      }),
  })
