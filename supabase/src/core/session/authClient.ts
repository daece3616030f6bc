import { AuthClient } from '@supabase/supabase-js'
import { getValidAccessToken, tokenRenewal } from './accessToken.ts'
import { authRequestTimeoutMs } from '../timeouts.ts'

/**
 * The auth client of the page, with what reads its access token. The sign-in screens open the links of emails themselves,
 * so that no secret stays in the address bar or the history. Where the service supports it, those links carry a code that
 * only this browser can exchange for a session.
 */
export function createAuthentication(url: string, key: string, storageKey: string) {
  const client = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey,
    ...tokenRenewal,
    detectSessionInUrl: false,
    flowType: 'pkce',
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(authRequestTimeoutMs) }),
  })
  return { client, accessToken: (signal?: AbortSignal | null) => getValidAccessToken(client, signal) }
}
