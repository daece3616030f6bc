import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'

const minuteMs = 60_000

/** The first part of the query keys of everything about the report. */
export const reportKey = ['report'] as const

/** How deliveries of the last 365 days went. */
export type DeliveryPromise = {
  /** How many ended, with the acceptance or with the money back. */
  projects: number
  /** Working days from start to acceptance. */
  median_days: number
  on_time_percent: number
}

/** What visitors read about deliveries; null while fewer than five were accepted. */
export const deliveryPromise = () =>
  queryOptions({
    queryKey: [...reportKey, 'promise'],
    staleTime: 20 * minuteMs,
    queryFn: async ({ signal }): Promise<DeliveryPromise | null> => {
      const db = await database()
      const { data } = await db.rpc('delivery_promise', {}, { get: true }).abortSignal(signal).throwOnError()
      return data[0] ?? null
    },
  })
