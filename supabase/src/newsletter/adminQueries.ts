import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { fetchAllPages } from '../lists/fetchAllPages.ts'
import { normalizeSearch } from '../lists/normalizeSearch.ts'
import { rowsPerPage } from '../lists/pageSizes.ts'

/** The first part of the query keys of everything about subscribers. */
export const subscribersKey = ['newsletter_subscribers'] as const

/** The status is pending, confirmed or unsubscribed. */
export type Subscriber = {
  id: string
  email: string
  status: string
  consented_at: string
  confirmed_at: string | null
  unsubscribed_at: string | null
}

export type SubscriberPage = { subscribers: Subscriber[]; total: number }

/** An empty status does not filter; pages count from 1. */
type SubscriberFilter = { q: string; status: string; page: number }

async function fetchPage({ q, status, page }: SubscriberFilter, pageSize: number, signal?: AbortSignal) {
  const db = await database()
  const filter = { searched: normalizeSearch(q), in_status: status, page, page_size: pageSize }
  const call = db.rpc('admin_subscribers', filter)
  return (await (signal ? call.abortSignal(signal) : call).throwOnError()).data
}

/** One page of the subscribers, newest consent first, and how many match. */
export const newsletterSubscribers = (filter: SubscriberFilter) =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...subscribersKey, 'list', filter],
    queryFn: async ({ signal }): Promise<SubscriberPage> => {
      const rows = await fetchPage(filter, rowsPerPage, signal)
      return { subscribers: rows.map(({ total: _total, ...row }): Subscriber => row), total: rows[0]?.total ?? 0 }
    },
  })

/** Every subscriber who matches, a thousand at a time. */
export const fetchAllSubscribers = (filter: SubscriberFilter): AsyncGenerator<Subscriber[]> =>
  fetchAllPages((page, pageSize) => fetchPage({ ...filter, page }, pageSize))
