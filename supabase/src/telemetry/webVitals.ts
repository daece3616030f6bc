import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import type { AreaName } from '../releases/areas.ts'

const vitalsKey = ['web-vitals'] as const

/** Largest and first contentful paint, interaction to next paint, layout shift, time to first byte. */
export type Vital = 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB'

/** What three of four page views do not exceed: milliseconds, CLS as it is. A metric that no view had is missing. */
export type VitalValues = Partial<Record<Vital, number>>

/** One route in the last seven days. */
export type RouteVitals = { route: string; area: AreaName; views: number; p75: VitalValues }

/** One route in the last 30 days, by build, newest first; the last 14 days; and long tasks by the area of their script. */
export type RouteDetails = {
  /** An empty build is an unknown one. */
  builds: { area: AreaName; build: string; commit_url: string | null; views: number; p75: VitalValues }[]
  days: { day: string; p75: VitalValues }[]
  scripts: { script: AreaName | 'other'; views: number; p75: number }[]
}

/** How fast each route is, those with most page views first. Area is an `AreaName` or, for all, empty. */
export const webVitals = (area: string) =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...vitalsKey, { area }],
    queryFn: async ({ signal }) => {
      const db = await database()
      return (await db.rpc('admin_web_vitals', { in_area: area }).abortSignal(signal).throwOnError())
        .data as unknown as RouteVitals[]
    },
  })

/** How fast one route is and was. */
export const routeVitals = (route: string) =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...vitalsKey, { route }],
    queryFn: async ({ signal }) => {
      const db = await database()
      const { data } = await db.rpc('route_web_vitals', { of_route: route }).abortSignal(signal).throwOnError()
      return data as unknown as RouteDetails
    },
  })
