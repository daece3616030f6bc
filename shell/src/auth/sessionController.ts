import type { QueryClient } from '@fortnight/shared-ui/query'
import { auth, sessionStorageKey } from '@fortnight/supabase/client'
import { userTypeOf } from '@fortnight/supabase/profiles'
import { useSession } from '@fortnight/supabase/session'
import { areaOf, isAuthPath } from '../areas.ts'

// The only writer of the session. The auth library is loaded when there is something for it to do and never before.

const signedOut = { status: 'signed-out', user: null, userType: null } as const

let watching: Promise<void> | undefined
let caches: QueryClient

/** Finds out who is in front of the page, and keeps knowing it. Call once, after hydration has begun. */
export function startSession(queryClient: QueryClient) {
  caches = queryClient
  // A sign-in in another tab is news for this one too.
  addEventListener('storage', (event) => {
    if (event.key === sessionStorageKey && event.newValue) void watch()
  })
  if (mayHaveSession()) void watch()
  else useSession.setState(signedOut, true)
}

export type SignUpInput = {
  name: string
  email: string
  password: string
  mobileNumber: string
  companyName: string
  howHeardAboutUs: string
}

/** Signs in; the session store follows by itself. Gives the auth service's error, or what was thrown on the way. */
export async function signIn(email: string, password: string): Promise<{ error: unknown | null }> {
  await watch()
  const { error } = await (await auth()).signInWithPassword({ email, password })
  return { error }
}

/** Registers a client. The profile row is made by the database from this metadata. [SIGNUP-15, SIGNUP-16] */
export async function signUp(input: SignUpInput): Promise<{ error: unknown | null; needsConfirmation: boolean }> {
  await watch()
  const { data, error } = await (
    await auth()
  ).signUp({
    email: input.email,
    password: input.password,
    options: {
      data: {
        name: input.name,
        mobile_number: input.mobileNumber,
        company_name: input.companyName,
        how_heard_about_us: input.howHeardAboutUs,
      },
    },
  })
  return { error, needsConfirmation: !error && !data.session }
}

/** Signs out. Whatever the service answers, this browser is signed out afterwards. [AUTH-3 to AUTH-5] */
export async function signOut() {
  await auth()
    .then((client) => client.signOut())
    .catch(() => undefined)
  localStorage.removeItem(sessionStorageKey)
  leave()
}

function mayHaveSession() {
  const { pathname, hash } = location
  return (
    localStorage.getItem(sessionStorageKey) !== null ||
    hash.includes('access_token=') ||
    isAuthPath(pathname) ||
    areaOf(pathname)?.only !== undefined
  )
}

function watch() {
  watching ??= auth().then((client) => {
    client.onAuthStateChange((_event, session) => {
      if (!session) return leave()
      const { id, email = '' } = session.user
      const known = useSession.getState()
      if (known.user?.id === id && known.user.email === email) return
      useSession.setState({ status: 'signed-in', user: { id, email }, userType: null }, true)
      // Asking the database inside this callback would wait for the lock that the callback itself holds.
      setTimeout(() => void findUserType(id))
    })
  })
  return watching
}

// A failed lookup is tried once more; after that, and for a missing row, the person counts as a client. The server
// decides by itself what they may see. [AUTH-1, AUTH-2]
async function findUserType(id: string) {
  const ask = () => userTypeOf(id)
  const userType =
    (await ask()
      .catch(ask)
      .catch(() => null)) ?? 'client'
  const { status, user } = useSession.getState()
  if (status === 'signed-in' && user.id === id) useSession.setState({ status, user, userType }, true)
}

function leave() {
  const wasSignedIn = useSession.getState().status === 'signed-in'
  useSession.setState(signedOut, true)
  // What one person has seen is not for the next one at this browser.
  if (wasSignedIn) caches.clear()
}
