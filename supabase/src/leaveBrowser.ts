import { sessionStorageKey } from '@fortnight/supabase/client'

/** Written to localStorage on signing out, so that other tabs can tell it from a session that was lost. */
export const signOutNoticeKey = 'fortnight-signed-out'

/**
 * Ends the session of this browser for an area, which is not the one to write the session: the shell hears of it in every
 * tab, this one included, as of a sign-out in another tab. The server is told nothing.
 */
export function leaveBrowser() {
  localStorage.setItem(signOutNoticeKey, new Date().toISOString())
  localStorage.removeItem(sessionStorageKey)
  window.dispatchEvent(new StorageEvent('storage', { key: signOutNoticeKey }))
}
