import { draftKeyPrefix } from '@fortnight/shared-ui/forms/draftStore'
import { auth, sessionStorageKey } from '@fortnight/supabase/client'
import { watchAuthState } from '@fortnight/supabase/core/session/accessToken'
import { isTimeout } from '@fortnight/supabase/core/isTimeout'
import { signOut as signOutOfBrowser } from '@fortnight/supabase/core/session/localSession'
import { fetchUserType } from '@fortnight/supabase/profiles/queries'
import { type SessionEnd, type SessionUser, useSession } from '@fortnight/supabase/session'

// The only writer of the session, besides `startSession`, which sets it to signed out for visitors.

let watching: Promise<void> | undefined
let wasSignedIn = false

/** Keeps the session up to date from now on. `isStored`: this browser held a session when the page started. */
export function watchSession(isStored = false) {
  wasSignedIn ||= isStored
  watching ??= startWatching().catch((error: unknown) => {
    // After a chunk load error the next caller tries again.
    watching = undefined
    throw error
  })
  return watching
}

async function startWatching() {
  watchAuthState(await auth(), () => localStorage.getItem(sessionStorageKey) !== null, {
    onSignedIn: ({ id, email = '' }) => setSignedInUser({ id, email }),
    onSessionEnd: () => endSession('unexpectedly'),
  })
}

function setSignedInUser(user: SessionUser) {
  wasSignedIn = true
  const session = useSession.getState()
  if (session.status === 'signed-in' && session.user.id === user.id) {
    if (session.user.email !== user.email) useSession.setState({ ...session, user }, true)
    return
  }
  useSession.setState({ status: 'signed-in', user, userType: null }, true)
  // Not inside the auth library's callback: the query needs an access token, and getting one waits for the callback.
  setTimeout(() => void loadUserType())
}

/**
 * Loads whether the user is an admin or a client. A failed lookup is retried once, unless it timed out; after that, and
 * without a row, the user counts as a client. The server decides by itself what they may see. [AUTH-1, AUTH-2]
 */
export async function loadUserType() {
  const { user: requestedUser } = useSession.getState()
  if (!requestedUser) return
  const fetchType = () => fetchUserType(requestedUser.id)
  const result = await fetchType()
    .catch((error: unknown) => {
      if (isTimeout(error)) throw error
      return fetchType()
    })
    .then(
      (userType) => ({ userType: userType ?? 'client' }),
      () => ({ userType: 'client' as const, isTypeUnconfirmed: true }),
    )
  const { status, user } = useSession.getState()
  if (status === 'signed-in' && user.id === requestedUser.id) useSession.setState({ status, user, ...result }, true)
}

/** Sets the session to signed out. A user who signs out by choice leaves no drafts of forms behind. [AUTH-3] */
export function endSession(ended: SessionEnd) {
  if (useSession.getState().status === 'signed-out') return
  useSession.setState({ status: 'signed-out', user: null, userType: null, ...(wasSignedIn && { ended }) }, true)
  wasSignedIn = false
  // Forms save their draft once more when they unmount.
  if (ended === 'by-choice') setTimeout(deleteDrafts)
}

function deleteDrafts() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(draftKeyPrefix)) localStorage.removeItem(key)
}

/** Signs in; the session store follows. Throws the auth service's error, or that of a request without a response. */
export async function signIn(email: string, password: string) {
  await watchSession()
  const { error } = await (await auth()).signInWithPassword({ email, password })
  if (error) throw error
}

type SignUpInput = {
  name: string
  email: string
  password: string
  mobileNumber: string
  companyName: string
  howHeardAboutUs: string
}

/** Registers a client. The database creates the profile row from this metadata. Throws like `signIn`. [SIGNUP-15, SIGNUP-16] */
export async function signUp(input: SignUpInput) {
  await watchSession()
  const { email, password, name } = input
  const metadata = {
    name,
    mobile_number: input.mobileNumber,
    company_name: input.companyName,
    how_heard_about_us: input.howHeardAboutUs,
  }
  const { error, data } = await (await auth()).signUp({ email, password, options: { data: metadata } })
  if (error) throw error
  return { needsConfirmation: !data.session }
}

/** Signs this browser out and updates the page at once. */
export function signOut() {
  signOutOfBrowser()
  endSession('by-choice')
}
