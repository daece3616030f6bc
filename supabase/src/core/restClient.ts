import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from './database.types.ts'
import { tooSlow, unreachable } from './errors.ts'
import { restRequestTimeoutMs } from './timeouts.ts'

type AccessToken = (signal?: AbortSignal | null) => Promise<string | undefined>

/** The typed PostgREST client. `accessToken` names the caller; without one the publishable or secret key speaks for itself. */
export const createRestClient = (url: string, key: string, accessToken: AccessToken) =>
  new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: key },
    timeout: restRequestTimeoutMs,
    // TanStack Query retries once; a second layer of retries only delays the error view.
    retry: false,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers)
      try {
        const token = await accessToken(init?.signal)
        if (token) headers.set('Authorization', `Bearer ${token}`)
        return await withIsoTimestamps(await fetch(input, { ...init, headers }))
      } catch (error) {
        throw inWords(error as Error)
      }
    },
  })

// What a browser says about a failed connection is not for people, and an error view shows what it is told.
function inWords(error: Error) {
  if (['TypeError', 'AuthRetryableFetchError'].includes(error.name)) return new TypeError(unreachable, { cause: error })
  if (error.name === 'AbortError') return new DOMException(tooSlow, 'AbortError')
  return error
}

// The embedded database writes a moment as Postgres prints it ("2025-11-20 19:26:43+00"), which Safari cannot read.
// Hosted Supabase writes ISO 8601, so nothing matches there.
async function withIsoTimestamps(response: Response) {
  // An answer without content may not be given a body, not even the empty one that Chromium shows here.
  if (!response.ok || response.status === 204) return response
  const iso = (await response.text()).replace(/"(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00"/g, '"$1T$2+00:00"')
  return new Response(iso, response)
}
