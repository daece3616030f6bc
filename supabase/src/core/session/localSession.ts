import { auth, sessionStorageKey } from '@fortnight/supabase/client'

/** Written to localStorage on signing out: other tabs tell it from an expired or revoked session. */
export const signOutNoticeKey = 'fortnight-signed-out'

/**
 * Ends the session of this browser without telling the server. For apps, which do not write the session store: the shell
 * reacts in every tab, this one included, as to a sign-out in another tab.
 */
export function clearLocalSession() {
  localStorage.setItem(signOutNoticeKey, new Date().toISOString())
  localStorage.removeItem(sessionStorageKey)
  window.dispatchEvent(new StorageEvent('storage', { key: signOutNoticeKey }))
}

/**
 * Signs this browser out at once, even offline. The server is told afterwards; its response, or the lack of one, changes
 * nothing. [AUTH-3 to AUTH-5, ADMIN-3]
 */
export function signOut() {
  const token = readStoredAccessToken()
  clearLocalSession()
  if (token) void revokeSession(token)
}

async function revokeSession(token: string) {
  await auth()
    .then((client) => client.admin.signOut(token, 'local'))
    .catch(() => undefined)
}

function readStoredAccessToken() {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(sessionStorageKey) ?? 'null')
    return (stored as { access_token?: string } | null)?.access_token
  } catch {
    return undefined
  }
}
