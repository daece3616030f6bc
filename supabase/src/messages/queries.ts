import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { isUuid } from '../core/isUuid.ts'
import { roomKey, threadKey } from './cache.ts'
import { fetchThread, refetchThread } from './fetchThread.ts'
import type { Side, Thread } from './threadMessage.ts'

// In a module of its own, because pages with unread counts load nothing else of this.
export { unreadCounts } from './unread.ts'

/** How far the user has read in a room, and whether it is closed: the room of a deleted project is. */
export type Room = { side: Side; read_sequence: number; last_sequence: number; is_closed: boolean }

const notFound = 'PT404'

/** The room of a project; null when the project is unknown, foreign or, for clients, deleted. [ROOM-90] */
export const projectRoom = (project: string) =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: roomKey(project),
    queryFn: async ({ signal }): Promise<Room | null> => {
      if (!isUuid(project)) return null
      const db = await database()
      const { data, error } = await db.rpc('project_room', { project }).abortSignal(signal).single()
      if (error?.code === notFound) return null
      if (error) throw error
      return data as Room
    },
  })

/**
 * The latest messages of a project, or those around a sequence number, and what `loadOlderMessages` and
 * `loadNewerMessages` have added to them. A refetch keeps what is loaded. [ROOM-9]
 */
export const projectThread = (project: string, around?: number) => {
  const queryKey = [...threadKey(project), around ?? 'latest'] as const
  return queryOptions({
    ...alwaysRefetch,
    queryKey,
    queryFn: ({ client, signal }) => {
      const loaded = client.getQueryData<Thread>(queryKey)
      return loaded ? refetchThread(project, loaded, signal) : fetchThread(project, around, signal)
    },
  })
}
