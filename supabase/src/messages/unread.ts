import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { unreadKey } from './cache.ts'

/** How many messages and files of the other side are unread, by the id of their project; projects without any are left out. [ROOM-14] */
export const unreadCounts = () =>
  queryOptions({
    staleTime: 30_000,
    refetchOnMount: true,
    queryKey: unreadKey,
    queryFn: async ({ signal }): Promise<Record<string, number>> => {
      const db = await database()
      const { data } = await db.rpc('unread_counts').abortSignal(signal).throwOnError()
      return Object.fromEntries(data.filter(({ unread }) => unread > 0).map((row) => [row.project_id, row.unread]))
    },
  })
