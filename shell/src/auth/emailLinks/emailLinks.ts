import { auth } from '@fortnight/supabase/client'
import { useSession } from '@fortnight/supabase/session'
import { watch } from '../session/sessionController.ts'

/** What a link in a mail was for, or why it did not work. */
export type Opened =
  | 'recovery'
  | 'confirmed'
  | 'email-changed'
  | 'failed'
  | 'failed-recovery'
  | 'other-account'
  | 'other-browser'
  | 'unreachable'

/** Has a link for choosing a new password sent. Throws what the auth service says, never whether there is an account. */
export async function mailRecovery(email: string) {
  const { error } = await (
    await auth()
  ).resetPasswordForEmail(email, { redirectTo: `${location.origin}/reset-password` })
  if (error) throw error
}

/** Has the link that confirms an address sent once more, with the same discretion. */
export async function mailConfirmation(email: string) {
  const options = { emailRedirectTo: `${location.origin}/confirm-email` }
  const { error } = await (await auth()).resend({ type: 'signup', email, options })
  if (error) throw error
}

let opening: { link: string; outcome: Promise<Opened> } | undefined

/** Signs in with a link from a mail. A link works once, so it is tried once however often the screen asks. */
export function openMailedLink(link: string): Promise<Opened> {
  if (opening?.link !== link) {
    opening = { link, outcome: open(link).catch((error: unknown) => whyFailed(error, 'failed')) }
  }
  return opening.outcome
}

/** Lets a link be tried once more that could not be asked about. */
export function forgetMailedLink() {
  opening = undefined
}

async function open(link: string): Promise<Opened> {
  const { searchParams, hash } = new URL(link, location.origin)
  const inHash = new URLSearchParams(hash.slice(1))
  const type = inHash.get('type')
  const code = searchParams.get('code')
  await watch()
  const before = useSession.getState().user?.id
  if (code) return redeem(code, searchParams.get('sb_flow_id'), before)
  const access_token = inHash.get('access_token')
  const refresh_token = inHash.get('refresh_token')
  const failure = type === 'recovery' ? 'failed-recovery' : 'failed'
  if (!access_token || !refresh_token) return failure
  // Anybody can put a session of theirs into a link: nobody is to go on in another account without noticing.
  if (before && accountOf(access_token) !== before) return 'other-account'
  const { error } = await (await auth()).setSession({ access_token, refresh_token })
  if (error) return whyFailed(error, failure)
  if (type === 'recovery') return 'recovery'
  return type === 'email_change' ? 'email-changed' : 'confirmed'
}

/** Whose session a token is for; nobody's when it cannot be read. */
function accountOf(token: string): unknown {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    return (JSON.parse(atob(payload)) as { sub?: unknown }).sub
  } catch {
    return undefined
  }
}

/** Hosted Supabase sends a code, which only the browser that asked for the link can turn into a session. */
async function redeem(code: string, flowId: string | null, before: string | undefined): Promise<Opened> {
  const client = await auth()
  let isRecovery = false
  const { data: listening } = client.onAuthStateChange((event) => (isRecovery ||= event === 'PASSWORD_RECOVERY'))
  const { data, error } = await client.exchangeCodeForSession(code, flowId ? { flowId } : {})
  listening.subscription.unsubscribe()
  if (error) return whyFailed(error, 'failed')
  if (isRecovery) return 'recovery'
  return data.user.id === before ? 'email-changed' : 'confirmed'
}

/** Only an answer tells that a link is no good; without one it may work the next time. */
function whyFailed(error: unknown, failure: 'failed' | 'failed-recovery'): Opened {
  const name = error instanceof Error ? error.name : ''
  if (name === 'AuthPKCECodeVerifierMissingError') return 'other-browser'
  return name === 'AuthRetryableFetchError' || name === 'TypeError' ? 'unreachable' : failure
}
