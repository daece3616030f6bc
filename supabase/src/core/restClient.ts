import { PostgrestClient } from '@supabase/postgrest-js'
import type { AllowedDatabase } from './requests/allowedRequests.ts'
import { serverTooSlow, serverUnreachable } from './errors.ts'
import { isUnreachable } from './isUnreachable.ts'
import { restRequestTimeoutMs } from './timeouts.ts'

type GetAccessToken = (signal?: AbortSignal | null) => Promise<string | undefined>

type Options = {
  /** Called when a request with a token is not allowed: its session may have been revoked. */
  onRejected?: (() => Promise<void>) | undefined
  /** Sends the requests in place of `fetch`. */
  send?: typeof fetch | undefined
}

const rejectedStatuses = [401, 403]

/**
 * The typed PostgREST client. Requests carry the caller's access token; without one the key decides what they may do.
 */
export const createRestClient = (
  url: string,
  key: string,
  getAccessToken: GetAccessToken,
  { onRejected, send }: Options = {},
) =>
  new PostgrestClient<AllowedDatabase>(`${url}/rest/v1`, {
    headers: { apikey: key },
    timeout: restRequestTimeoutMs,
    // TanStack Query retries once; a second layer of retries only delays the error view.
    retry: false,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers)
      try {
        const token = await getAccessToken(init?.signal)
        if (token) headers.set('Authorization', `Bearer ${token}`)
        const response = await (send ?? fetch)(input, { ...init, headers })
        if (token && rejectedStatuses.includes(response.status)) void onRejected?.()
        return await withIsoTimestamps(response)
      } catch (error) {
        throw withReadableMessage(error as Error)
      }
    },
  })

// Error views show the message of an error, and what browsers write there is not meant for users.
function withReadableMessage(error: Error) {
  if (isUnreachable(error)) return new TypeError(serverUnreachable, { cause: error })
  if (error.name === 'AbortError') return new DOMException(serverTooSlow, 'AbortError')
  return error
}

// The embedded database writes timestamps as Postgres prints them ("2025-11-20 19:26:43+00"), which Safari cannot parse.
// Hosted Supabase writes ISO 8601, so nothing matches there.
async function withIsoTimestamps(response: Response) {
  // A 204 response must not be given a body, not even the empty one that Chromium reads here.
  if (!response.ok || response.status === 204) return response
  const iso = (await response.text()).replace(/"(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00"/g, '"$1T$2+00:00"')
  return new Response(iso, response)
}
