import type { QueryClient } from '@fortnight/shared-ui/query'
import { auth, database, sessionStorageKey } from '@fortnight/supabase/client'
import { signOutNoticeKey } from '@fortnight/supabase/core/session/localSession'
import { useSession } from '@fortnight/supabase/session'

/**
 * Restores the session and keeps it up to date. Call once, after hydration has begun. Session controller and auth library
 * are loaded only for a stored session, a page that needs one, or a sign-in in another tab.
 */
export function startSession(queryClient: QueryClient, isNeeded: boolean) {
  // The next user of this browser must not see cached data of the last one.
  useSession.subscribe((session, previous) => {
    if (previous.user && previous.user.id !== session.user?.id) queryClient.clear()
  })
  addEventListener('storage', (event) => void followOtherTabs(event))
  const isStored = localStorage.getItem(sessionStorageKey) !== null
  if (isStored || isNeeded) void loadController(isStored)
  else useSession.setState({ status: 'signed-out', user: null, userType: null }, true)
}

// After a chunk load error the page offers a reload, and the browser's return to the network retries.
async function loadController(isStored: boolean) {
  // All chunks load in parallel; the database client is for the lookup of the user type.
  auth().catch(() => undefined)
  database().catch(() => undefined)
  try {
    const { watchSession } = await import('./sessionController.ts')
    await watchSession(isStored)
  } catch {
    addEventListener('online', () => void loadController(isStored), { once: true })
  }
}

async function followOtherTabs({ key, newValue }: StorageEvent) {
  const isSession = key === sessionStorageKey
  if (isSession && newValue) return loadController(true)
  if (!useSession.getState().user) return
  const { endSession } = await import('./sessionController.ts')
  if (key === signOutNoticeKey) endSession('by-choice')
  else if (isSession) endSession('unexpectedly')
}
