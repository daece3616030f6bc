import type { AuthClient as AuthClientClass, User } from '@supabase/supabase-js'
import { isUnreachable } from '../isUnreachable.ts'
import { rejectOnAbort } from '../rejectOnAbort.ts'

// The life of an access token:
// - valid: `getValidAccessToken` returns it, and the REST client sends it with every request.
// - about to expire: the auth library renews it, in the background and before it is used.
// - not renewable because the server does not respond: the session stays, and the request fails with a sentence.
// - expired for good, or revoked: the auth library deletes it, and `watchAuthState` reports the end of the session.

type AuthClient = InstanceType<typeof AuthClientClass>

/** Options of the auth library: keep the session in local storage, and renew its token in the background. */
export const tokenRenewal = { persistSession: true, autoRefreshToken: true } as const

/**
 * The user's access token, renewed first when it is about to expire; undefined without a session. The auth library tries
 * to renew for half a minute: throws the signal's reason when that aborts earlier, and the library's
 * AuthRetryableFetchError when the server does not respond.
 */
export async function getValidAccessToken(client: AuthClient, signal?: AbortSignal | null) {
  const { data, error } = await rejectOnAbort(client.getSession(), signal)
  // Without a token the database would treat the user as a visitor and find none of their rows.
  if (error && isUnreachable(error)) throw error
  return data.session?.access_token
}

type AuthStateListener = { onSignedIn: (user: User) => unknown; onSessionEnd: () => unknown }

/** Reports every change of the session. `isSessionStored` tells whether local storage still holds one. */
export function watchAuthState(
  client: AuthClient,
  isSessionStored: () => boolean,
  { onSignedIn, onSessionEnd }: AuthStateListener,
) {
  client.onAuthStateChange((event, session) => {
    if (session) return void onSignedIn(session.user)
    // A stored session whose token could not be renewed has not ended: the server did not respond, and the auth library
    // keeps trying.
    if (event === 'INITIAL_SESSION' && isSessionStored()) return
    onSessionEnd()
  })
}
