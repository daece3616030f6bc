import { draftPrefix } from '@fortnight/shared-ui/forms/draftStore'
import { auth, sessionStorageKey } from '@fortnight/supabase/client'
import { signOut as leave } from '@fortnight/supabase/core/localSession'
import { userTypeOf } from '@fortnight/supabase/profiles/queries'
import { type SessionEnd, useSession } from '@fortnight/supabase/session'
import { tookTooLong } from '@fortnight/supabase/core/isTimeout'

// The only writer of the session, besides the line that says at the start that nobody is signed in.

let watching: Promise<void> | undefined
let wasSignedIn = false

/** Follows the auth client from now on. `isStored` says that a session was kept in this browser when the page began. */
export function watch(isStored = false) {
  wasSignedIn ||= isStored
  watching ??= follow().catch((error: unknown) => {
    // The library did not load; the next one who needs it tries again.
    watching = undefined
    throw error
  })
  return watching
}

async function follow() {
  const client = await auth()
  client.onAuthStateChange((event, session) => {
    if (session) return recognise(session.user)
    // A session that is kept although it could not be renewed is not over: the server did not answer. The library goes
    // on trying by itself.
    if (event === 'INITIAL_SESSION' && localStorage.getItem(sessionStorageKey) !== null) return
    endSession('unexpectedly')
  })
}

function recognise({ id, email = '' }: { id: string; email?: string | undefined }) {
  wasSignedIn = true
  const known = useSession.getState()
  if (known.status === 'signed-in' && known.user.id === id) {
    if (known.user.email !== email) useSession.setState({ ...known, user: { id, email } }, true)
    return
  }
  useSession.setState({ status: 'signed-in', user: { id, email }, userType: null }, true)
  // Asking the database inside the library's callback could wait for what the callback itself holds up.
  setTimeout(() => void findUserType())
}

/**
 * Asks whether the person is an admin or a client. A failed lookup is tried once more, unless it took too long; after
 * that, and for a missing row, the person counts as a client. The server decides by itself what they may see. [AUTH-1, AUTH-2]
 */
export async function findUserType() {
  const { user: asked } = useSession.getState()
  if (!asked) return
  const ask = () => userTypeOf(asked.id)
  const answer = await ask()
    .catch((error: unknown) => (tookTooLong(error) ? Promise.reject(error) : ask()))
    .then(
      (userType) => ({ userType: userType ?? 'client' }),
      () => ({ userType: 'client' as const, isTypeUnconfirmed: true }),
    )
  const { status, user } = useSession.getState()
  if (status === 'signed-in' && user.id === asked.id) useSession.setState({ status, user, ...answer }, true)
}

/** Forgets the person. Whoever leaves by choice also leaves no half-filled form behind. [AUTH-3] */
export function endSession(ended: SessionEnd) {
  if (useSession.getState().status === 'signed-out') return
  useSession.setState({ status: 'signed-out', user: null, userType: null, ...(wasSignedIn && { ended }) }, true)
  wasSignedIn = false
  // Forms write their last copy while they are taken off the page.
  if (ended === 'by-choice') setTimeout(forgetDrafts)
}

function forgetDrafts() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(draftPrefix)) localStorage.removeItem(key)
}

/** Signs in; the session store follows by itself. Gives the auth service's error, or what was thrown on the way. */
export async function signIn(email: string, password: string): Promise<{ error: unknown | null }> {
  await watch()
  const { error } = await (await auth()).signInWithPassword({ email, password })
  return { error }
}

/** What a new client tells about themselves. */
type SignUpInput = {
  name: string
  email: string
  password: string
  mobileNumber: string
  companyName: string
  howHeardAboutUs: string
}

/** Registers a client. The profile row is made by the database from this metadata. [SIGNUP-15, SIGNUP-16] */
export async function signUp(input: SignUpInput): Promise<{ error: unknown | null; needsConfirmation: boolean }> {
  await watch()
  const { email, password, name } = input
  const data = {
    name,
    mobile_number: input.mobileNumber,
    company_name: input.companyName,
    how_heard_about_us: input.howHeardAboutUs,
  }
  const answer = await (await auth()).signUp({ email, password, options: { data } })
  return { error: answer.error, needsConfirmation: !answer.error && !answer.data.session }
}

/** Signs this browser out, and lets the page know at once. */
export function signOut() {
  leave()
  endSession('by-choice')
}
