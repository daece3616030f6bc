import type { QueryClient } from '@tanstack/react-query'
import { unreadKey } from '../messages/cache.ts'

type QueryKey = readonly unknown[]

// Together, because a message with files is several changes.
const collectMs = 50
// A busy project must not keep a page loading the same again and again.
const minIntervalMs = 1_000
const mutationCheckMs = 100

/**
 * Collects changed queries and refetches those that the page shows. A hidden tab refetches only the number of unread
 * entries, which its title shows, and the others when it is looked at.
 */
export function createRefetcher(queryClient: QueryClient, signal: AbortSignal) {
  const changed = new Map<string, QueryKey>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let flushedAt = -Infinity

  function flush() {
    timer = undefined
    if (signal.aborted) return
    // A refetch now would undo on the screen what the user has just done and the server has not stored yet.
    if (queryClient.isMutating() > 0) {
      timer = setTimeout(flush, mutationCheckMs)
      return
    }
    flushedAt = Date.now()
    const queryKeys = [...changed.values()]
    changed.clear()
    for (const queryKey of queryKeys) {
      void queryClient.invalidateQueries({ queryKey, refetchType: document.hidden ? 'none' : 'active' })
    }
    if (document.hidden) refetchInvalidated(unreadKey)
  }

  const refetchInvalidated = (queryKey: QueryKey) =>
    void queryClient.refetchQueries({ queryKey, type: 'active', predicate: ({ state }) => state.isInvalidated })

  signal.addEventListener('abort', () => clearTimeout(timer))
  return {
    add(queryKeys: QueryKey[]) {
      for (const queryKey of queryKeys) changed.set(JSON.stringify(queryKey), queryKey)
      if (changed.size > 0) timer ??= setTimeout(flush, Math.max(collectMs, flushedAt + minIntervalMs - Date.now()))
    },
    /** To be called when the tab is looked at again. */
    catchUp: () => refetchInvalidated([]),
  }
}
