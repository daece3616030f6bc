import { AuthClient } from '@supabase/supabase-js'

/** Builds the auth client of the page: session kept in local storage, refreshed by itself, links in e-mails understood. */
export function createAuthClient(url: string, key: string, storageKey: string) {
  return new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    flowType: 'implicit',
  })
}
