import { auth, sessionStorageKey } from '@fortnight/supabase/client'

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

/**
 * Signs this browser out at once, whatever the network does. The server is told afterwards; what it answers, and whether
 * it answers at all, changes nothing. [AUTH-3 to AUTH-5, ADMIN-3]
 */
export function signOut() {
  const token = storedAccessToken()
  leaveBrowser()
  if (token) void revoke(token)
}

async function revoke(token: string) {
  await auth()
    .then((client) => client.admin.signOut(token, 'local'))
    .catch(() => undefined)
}

function storedAccessToken() {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(sessionStorageKey) ?? 'null')
    return (stored as { access_token?: string } | null)?.access_token
  } catch {
    return undefined
  }
}
