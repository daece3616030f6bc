import type { QueryClient } from '@fortnight/shared-ui/query'
import { auth, database, sessionStorageKey } from '@fortnight/supabase/client'
import { signOutNoticeKey } from '@fortnight/supabase/core/localSession'
import { useSession } from '@fortnight/supabase/session'
import { areaOf, isAuthPath } from '../../areas.ts'

/**
 * Finds out who is in front of the page, and keeps knowing it. Call once, after hydration has begun. The session
 * controller and the auth library are loaded when there is something for them to do and never before.
 */
export function startSession(queryClient: QueryClient) {
  // What one person has seen is not for the next one at this browser.
  useSession.subscribe((now, before) => {
    if (before.user && before.user.id !== now.user?.id) queryClient.clear()
  })
  addEventListener('storage', followOtherTabs)
  const isStored = localStorage.getItem(sessionStorageKey) !== null
  if (isStored || isAskedFor()) void control(isStored)
  else useSession.setState({ status: 'signed-out', user: null, userType: null }, true)
}

function isAskedFor() {
  const { pathname } = location
  return isAuthPath(pathname) || areaOf(pathname)?.only !== undefined
}

// A failure leaves everybody waiting. Whoever waits is offered another try after a while, and the network's return is one.
async function control(isStored: boolean) {
  // Asked for at the same time, not one after the other: the type of whoever is there is looked up in the database.
  auth().catch(() => undefined)
  database().catch(() => undefined)
  try {
    const { watch } = await import('./sessionController.ts')
    await watch(isStored)
  } catch {
    addEventListener('online', () => void control(isStored), { once: true })
  }
}

async function followOtherTabs({ key, newValue }: StorageEvent) {
  const isSession = key === sessionStorageKey
  if (isSession && newValue) return control(true)
  // Somebody who is not signed in here has nothing to lose.
  if (!useSession.getState().user) return
  const { endSession } = await import('./sessionController.ts')
  if (key === signOutNoticeKey) endSession('by-choice')
  else if (isSession) endSession('unexpectedly')
}
