import { PostgrestClient } from '@supabase/postgrest-js'
import type { createAuthClient } from './authClient.ts'
import type { Database } from './database.types.ts'

export type Connection = {
  /** Origin that serves /rest/v1 and /auth/v1, without a trailing slash. */
  url: string
  /** Publishable (anonymous) API key. Row-level security, not this key, decides what a caller may see. */
  key: string
}

/** Storage key of the signed-in session; its presence is how the shell knows that the auth library is worth loading. */
export const sessionStorageKey = 'fortnight-auth'

type AuthClient = ReturnType<typeof createAuthClient>

// A hung database must become an error view within five seconds, also after the one retry of a query.
const requestTimeoutMs = 4_000

let connection: Connection | undefined
let authClient: Promise<AuthClient> | undefined

/** The typed PostgREST client. Set once by `connect`; every query module reads and writes through it. */
export let db: PostgrestClient<Database>

/** Points the data layer at a Supabase. Called once per process (server) or page (browser), before any query runs. */
export function connect(to: Connection) {
  connection = to
  db = new PostgrestClient<Database>(`${to.url}/rest/v1`, {
    headers: { apikey: to.key },
    timeout: requestTimeoutMs,
    // TanStack Query retries once; a second layer of retries only delays the error view.
    retry: false,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers)
      const token = await accessToken()
      if (token) headers.set('Authorization', `Bearer ${token}`)
      return withIsoTimestamps(await fetch(input, { ...init, headers }))
    },
  })
}

/** The auth client, loaded on first use so that anonymous visitors never download it. */
export function auth(): Promise<AuthClient> {
  authClient ??= import('./authClient.ts').then(({ createAuthClient }) => {
    if (!connection) throw new Error('connect() must run before auth().')
    return createAuthClient(connection.url, connection.key, sessionStorageKey)
  })
  return authClient
}

async function accessToken() {
  if (!authClient) return undefined
  const { data } = await (await authClient).getSession()
  return data.session?.access_token
}

// The embedded database writes a moment as Postgres prints it ("2025-11-20 19:26:43+00"), which Safari cannot read.
// Hosted Supabase writes ISO 8601, so nothing matches there.
async function withIsoTimestamps(response: Response) {
  // An answer without content may not be given a body, not even the empty one that Chromium shows here.
  if (!response.ok || response.status === 204) return response
  const iso = (await response.text()).replace(/"(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00"/g, '"$1T$2+00:00"')
  return new Response(iso, response)
}
