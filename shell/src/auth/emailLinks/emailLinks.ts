import { auth } from '@fortnight/supabase/client'
import { errorName } from '@fortnight/supabase/core/errorName'
import { isUnreachable } from '@fortnight/supabase/core/isUnreachable'
import { useSession } from '@fortnight/supabase/session'
import { watchSession } from '../session/sessionController.ts'

/** What a link in an email has done, or why it failed. */
export type EmailLinkOutcome =
  | 'recovery'
  | 'confirmed'
  | 'email-changed'
  | 'failed'
  | 'failed-recovery'
  | 'other-account'
  | 'other-browser'
  | 'unreachable'

/** Sends a recovery link. Throws the auth service's error, which never reveals whether there is an account. */
export async function sendRecoveryLink(email: string) {
  const client = await auth()
  const { error } = await client.resetPasswordForEmail(email, { redirectTo: `${location.origin}/reset-password` })
  if (error) throw error
}

/** Shown after `sendConfirmationLink`, whether or not the address has an account: prevents account enumeration. */
export const linkSent = 'If a confirmation is still needed, a new link is on its way.'

/** Sends the confirmation link of a sign-up again. Throws like `sendRecoveryLink`. */
export async function sendConfirmationLink(email: string) {
  const client = await auth()
  const options = { emailRedirectTo: `${location.origin}/confirm-email` }
  const { error } = await client.resend({ type: 'signup', email, options })
  if (error) throw error
}

let openedLink: { link: string; outcome: Promise<EmailLinkOutcome> } | undefined

/** Signs in with a link from an email. A link works once, so calls with the same link share one attempt. */
export function openEmailLink(link: string): Promise<EmailLinkOutcome> {
  if (openedLink?.link !== link) {
    openedLink = { link, outcome: signInWithLink(link).catch((error: unknown) => failureOutcome(error, 'failed')) }
  }
  return openedLink.outcome
}

/** Lets `openEmailLink` try the same link again, after the server could not be reached. */
export function resetEmailLink() {
  openedLink = undefined
}

async function signInWithLink(link: string): Promise<EmailLinkOutcome> {
  const { searchParams, hash } = new URL(link, location.origin)
  const hashParams = new URLSearchParams(hash.slice(1))
  const type = hashParams.get('type')
  const code = searchParams.get('code')
  await watchSession()
  const previousUserId = useSession.getState().user?.id
  if (code) return exchangeCode(code, searchParams.get('sb_flow_id'), previousUserId)
  const access_token = hashParams.get('access_token')
  const refresh_token = hashParams.get('refresh_token')
  const failure = type === 'recovery' ? 'failed-recovery' : 'failed'
  if (!access_token || !refresh_token) return failure
  // An attacker can put a session of their own into a link: a signed-in user must not switch accounts unnoticed.
  if (previousUserId && userIdOf(access_token) !== previousUserId) return 'other-account'
  const { error } = await (await auth()).setSession({ access_token, refresh_token })
  if (error) return failureOutcome(error, failure)
  if (type === 'recovery') return 'recovery'
  return type === 'email_change' ? 'email-changed' : 'confirmed'
}

/** The user of an access token; undefined when it is malformed. */
function userIdOf(accessToken: string): unknown {
  try {
    const payload = accessToken.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    return (JSON.parse(atob(payload)) as { sub?: unknown }).sub
  } catch {
    return undefined
  }
}

/** Links of hosted Supabase carry a code, which only the browser that requested the link can exchange for a session. */
async function exchangeCode(
  code: string,
  flowId: string | null,
  previousUserId: string | undefined,
): Promise<EmailLinkOutcome> {
  const client = await auth()
  const events: string[] = []
  const { data: listener } = client.onAuthStateChange((event) => void events.push(event))
  const { data, error } = await client.exchangeCodeForSession(code, flowId ? { flowId } : {})
  listener.subscription.unsubscribe()
  if (error) return failureOutcome(error, 'failed')
  if (events.includes('PASSWORD_RECOVERY')) return 'recovery'
  return data.user.id === previousUserId ? 'email-changed' : 'confirmed'
}

/** Only a response proves that a link is invalid; without one it may still work. */
function failureOutcome(error: unknown, failure: 'failed' | 'failed-recovery'): EmailLinkOutcome {
  if (errorName(error) === 'AuthPKCECodeVerifierMissingError') return 'other-browser'
  return isUnreachable(error) ? 'unreachable' : failure
}
