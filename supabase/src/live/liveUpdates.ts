import type { QueryClient } from '@tanstack/react-query'
import { type Session, useSession } from '@fortnight/supabase/session'

/**
 * Keeps what the page shows up to date while someone is signed in: changes of others arrive within two seconds. Returns the
 * function that ends it. Everything else is loaded only when there is a user to tell.
 */
export function startLiveUpdates(queryClient: QueryClient) {
  let followed: { userId: string; stop: () => void } | undefined

  function update({ user, userType }: Session) {
    const userId = user && userType ? user.id : undefined
    if (followed?.userId === userId) return
    followed?.stop()
    followed = userId === undefined ? undefined : { userId, stop: follow(queryClient, userId) }
  }

  update(useSession.getState())
  const unsubscribe = useSession.subscribe(update)
  return () => {
    unsubscribe()
    followed?.stop()
  }
}

function follow(queryClient: QueryClient, userId: string) {
  const stopping = new AbortController()
  import('./followChanges.ts').then(
    ({ followChanges }) => followChanges(queryClient, userId, stopping.signal),
    // Without the chunk, pages show what they have loaded, as they do without a connection.
    () => undefined,
  )
  return () => stopping.abort()
}
