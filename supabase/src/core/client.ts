import type { createAuthentication } from './session/authClient.ts'
import type { createRestClient } from './restClient.ts'

// Exactly one copy of this module exists in a page, provided by the shell. Apps are released separately, so an earlier
// release of one may import from it: exports keep their names.

export type Connection = {
  /** Origin that serves /rest/v1, /auth/v1 and /storage/v1, without a trailing slash. */
  url: string
  /** Publishable (anonymous) API key. Row-level security, not this key, decides what a caller may see. */
  key: string
}

/** Storage key of the session. The shell loads the auth library only when it is present. */
export const sessionStorageKey = 'fortnight-auth'

type Authentication = ReturnType<typeof createAuthentication>
export type RestClient = ReturnType<typeof createRestClient>

let connection: Connection | undefined
let authentication: Promise<Authentication> | undefined
let restClient: Promise<RestClient> | undefined

/** Sets the Supabase to use. Called once per process (server) or page (browser), before any query runs. */
export function connect(to: Connection) {
  connection = to
  restClient = undefined
}

/** The client of every query module. Loaded on first use: a visitor with a server-rendered page never downloads it. */
export function database(): Promise<RestClient> {
  restClient ??= import('./restClient.ts').then(({ createRestClient }) => {
    const { url, key } = connected()
    return createRestClient(url, key, accessToken, { onRejected: endRevokedSession })
  })
  // After a chunk load error the next caller tries again.
  restClient.catch(() => (restClient = undefined))
  return restClient
}

/** The auth client, loaded on first use: visitors never download it. */
export async function auth() {
  authentication ??= import('./session/authClient.ts').then(({ createAuthentication }) => {
    const { url, key } = connected()
    return createAuthentication(url, key, sessionStorageKey)
  })
  authentication.catch(() => (authentication = undefined))
  return (await authentication).client
}

/** The user's access token, renewed when necessary; undefined for visitors. Throws what `getValidAccessToken` throws. */
export async function accessToken(signal?: AbortSignal | null) {
  return (await authentication)?.accessToken(signal)
}

// The auth library deletes a session that the server no longer knows, and reports its end.
async function endRevokedSession() {
  await (await authentication)?.client.getUser()
}

/** The connection, for modules that send requests without a client. Throws before `connect` has run. */
export function connected() {
  if (!connection) throw new Error('connect() must run before the first request.')
  return connection
}
