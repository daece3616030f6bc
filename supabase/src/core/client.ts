import type { createAuthClient } from './authClient.ts'
import type { createRestClient } from './restClient.ts'
import { unlessAborted } from './rejectOnAbort.ts'

export type Connection = {
  /** Origin that serves /rest/v1, /auth/v1 and /storage/v1, without a trailing slash. */
  url: string
  /** Publishable (anonymous) API key. Row-level security, not this key, decides what a caller may see. */
  key: string
}

/** Storage key of the signed-in session; its presence is how the shell knows that the auth library is worth loading. */
export const sessionStorageKey = 'fortnight-auth'

type AuthClient = ReturnType<typeof createAuthClient>
export type Rest = ReturnType<typeof createRestClient>

let connection: Connection | undefined
let authClient: Promise<AuthClient> | undefined
let restClient: Promise<Rest> | undefined

/** Points the data layer at a Supabase. Called once per process (server) or page (browser), before any query runs. */
export function connect(to: Connection) {
  connection = to
  restClient = undefined
}

/** The client of every query module. Loaded on first use: a visitor whose page came complete never downloads it. */
export function database(): Promise<Rest> {
  restClient ??= import('./restClient.ts').then(({ createRestClient }) => {
    const { url, key } = connected()
    return createRestClient(url, key, accessToken)
  })
  // What did not load is asked for again by whoever needs it next.
  restClient.catch(() => (restClient = undefined))
  return restClient
}

/** The auth client, loaded on first use so that anonymous visitors never download it. */
export function auth(): Promise<AuthClient> {
  authClient ??= import('./authClient.ts').then(({ createAuthClient }) => {
    const { url, key } = connected()
    return createAuthClient(url, key, sessionStorageKey)
  })
  authClient.catch(() => (authClient = undefined))
  return authClient
}

/**
 * The token of whoever is signed in; undefined for visitors. One that is about to run out is renewed first, which the auth
 * library tries for half a minute: throws the signal's reason when that ends the wait, and the library's
 * AuthRetryableFetchError when the server does not answer.
 */
export async function accessToken(signal?: AbortSignal | null) {
  if (!authClient) return undefined
  const { data, error } = await unlessAborted((await authClient).getSession(), signal)
  // Without a token the database would take the person for a visitor, and find nothing of theirs.
  if (error?.name === 'AuthRetryableFetchError') throw error
  return data.session?.access_token
}

/** Where the data is, for the modules that ask without a client. */
export function connected() {
  if (!connection) throw new Error('connect() must run before anything is asked for.')
  return connection
}
