import { AuthClient } from '@supabase/supabase-js'
import { authRequestTimeoutMs } from './timeouts.ts'

/**
 * Builds the auth client of the page: session kept in local storage and refreshed by itself. Links in mails are read by
 * the screen for them, so that nothing secret stays in the address bar or the history. Where the service can, it sends a
 * code that is of use to this browser alone.
 */
export function createAuthClient(url: string, key: string, storageKey: string) {
  return new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
    flowType: 'pkce',
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(authRequestTimeoutMs) }),
  })
}
