import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { everyPage } from '../core/fetchAllPages.ts'
import { fresh } from '../core/alwaysRefetch.ts'
import { rowsPerPage } from '../core/rowsPerPage.ts'
import { searchText } from '../core/normalizeSearch.ts'

const subscribers = ['newsletter_subscribers'] as const

/** Somebody who asked for the newsletter. The status is pending, confirmed or unsubscribed. */
export type Subscriber = {
  id: string
  email: string
  status: string
  consented_at: string
  confirmed_at: string | null
  unsubscribed_at: string | null
}

type SubscriberPage = { subscribers: Subscriber[]; total: number }

/** An empty status does not filter; pages count from 1. */
export type SubscriberFilter = { q: string; status: string; page: number }

async function pageOf({ q, status, page }: SubscriberFilter, pageSize: number, signal?: AbortSignal) {
  const db = await database()
  const call = db.rpc('admin_subscribers', { searched: searchText(q), in_status: status, page, page_size: pageSize })
  return (await (signal ? call.abortSignal(signal) : call).throwOnError()).data
}

/** One page of the subscribers, newest consent first, and how many match. */
export const newsletterSubscribers = (filter: SubscriberFilter) =>
  queryOptions({
    ...fresh,
    queryKey: [...subscribers, 'list', filter],
    queryFn: async ({ signal }): Promise<SubscriberPage> => {
      const rows = await pageOf(filter, rowsPerPage, signal)
      return { subscribers: rows.map(({ total: _total, ...row }): Subscriber => row), total: rows[0]?.total ?? 0 }
    },
  })

/** Everybody who matches, a thousand at a time. */
export const everySubscriber = (filter: SubscriberFilter): AsyncGenerator<Subscriber[]> =>
  everyPage((page, pageSize) => pageOf({ ...filter, page }, pageSize))

/** Forgets a subscriber for good. One that is gone already is fine: the result is what was wanted. */
export const removeSubscriber = () =>
  mutationOptions({
    mutationFn: async (id: string) => {
      const db = await database()
      await db.from('newsletter_subscribers').delete().eq('id', id).throwOnError()
    },
    onSuccess: (_result: unknown, id: string, _context: unknown, { client }: { client: QueryClient }) => {
      // The list is read anew; whether that works or not, it must not go on showing somebody who is gone.
      client.setQueriesData<SubscriberPage>({ queryKey: [...subscribers, 'list'] }, (page) => page && without(page, id))
      return client.invalidateQueries({ queryKey: subscribers })
    },
  })

function without({ subscribers: shown, total }: SubscriberPage, id: string): SubscriberPage {
  const kept = shown.filter((subscriber) => subscriber.id !== id)
  return { subscribers: kept, total: total - (shown.length - kept.length) }
}
