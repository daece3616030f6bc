import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { normalizeSearch } from '../lists/normalizeSearch.ts'
import { messagesKey } from './cache.ts'
import type { Side } from './threadMessage.ts'

/** A message or a file that a search has found. */
export type RoomHit = {
  kind: 'message' | 'file'
  project_id: string
  project_name: string
  sequence: number
  /** Of a file only. */
  file_id: string | null
  author_name: string | null
  side: Side
  /** The beginning of the message, or the name of the file. */
  excerpt: string
  created_at: string
}

/** Messages and files that contain all words, latest first, at most 50 of each: a client's own, or all for admins. [ROOM-154] */
export const roomSearch = (q: string, project?: string) => {
  const searched = normalizeSearch(q)
  return queryOptions({
    ...alwaysRefetch,
    queryKey: [...messagesKey, 'search', searched, project ?? 'all'],
    queryFn: async ({ signal }): Promise<RoomHit[]> => {
      if (!searched) return []
      const db = await database()
      const call = db.rpc('search_rooms', { searched, ...(project && { in_project: project }) })
      return (await call.abortSignal(signal).throwOnError()).data as RoomHit[]
    },
  })
}
