import { mutationOptions } from '@tanstack/react-query'
import { auth, database } from '@fortnight/supabase/client'
import { tookTooLong } from '../core/isTimeout.ts'
import { unlessAborted } from '../core/rejectOnAbort.ts'
import { accountChangeTimeoutMs } from '../core/timeouts.ts'

const deadline = () => AbortSignal.timeout(accountChangeTimeoutMs)

/**
 * Changes the password of somebody who knows the present one, which is checked by signing in with it. Every other
 * session ends.
 */
export const changePassword = () =>
  mutationOptions({
    mutationFn: async (input: { email: string; currentPassword: string; newPassword: string }) => {
      const signal = deadline()
      await signInAgain(input.email, input.currentPassword, signal)
      await storePassword(input.newPassword, signal)
    },
  })

/** Sets the password in the session that a recovery link has opened. Every other session ends. */
export const setNewPassword = () =>
  mutationOptions({ mutationFn: ({ password }: { password: string }) => storePassword(password, deadline()) })

/**
 * Asks for another address to sign in with, for somebody who knows the password. It counts once the link in the e-mail has
 * been opened.
 */
export const changeSignInEmail = () =>
  mutationOptions({
    mutationFn: async ({ email, password, newEmail }: { email: string; password: string; newEmail: string }) => {
      const signal = deadline()
      await signInAgain(email, password, signal)
      const client = await auth()
      const redirect = { emailRedirectTo: `${location.origin}/confirm-email` }
      const { error } = await unlessAborted(client.updateUser({ email: newEmail }, redirect), signal)
      if (error) throw error
    },
  })

/** Everything that is stored about the caller: account, profile, projects with their history, newsletter. */
export const exportOwnData = () =>
  mutationOptions({
    mutationFn: async (): Promise<object> => {
      const db = await database()
      return (await db.rpc('export_own_data').throwOnError()).data as object
    },
  })

/**
 * Removes the caller's account and everything that belongs to it, for good. The password is asked for again, because
 * the database wants a fresh session. Sign out afterwards: the session at hand belongs to nobody any more.
 */
export const deleteOwnAccount = () =>
  mutationOptions({
    mutationFn: async ({ email, password }: { email: string; password: string }) => {
      const signal = deadline()
      await signInAgain(email, password, signal)
      const db = await database()
      try {
        await db.rpc('delete_own_account').abortSignal(signal).throwOnError()
      } catch (error) {
        throw isUnanswered(error) ? perhaps('Your account may have been deleted', 'it is gone', error) : error
      }
    },
  })

/** Opens a session of its own: the server takes a new password or address from no older one than of 15 minutes. */
async function signInAgain(email: string, password: string, signal: AbortSignal) {
  const client = await auth()
  const { error } = await unlessAborted(client.signInWithPassword({ email, password }), signal)
  if (error) throw error
}

async function storePassword(password: string, signal: AbortSignal) {
  const client = await auth()
  try {
    const { error } = await unlessAborted(client.updateUser({ password }), signal)
    if (error) throw error
  } catch (error) {
    throw isUnanswered(error)
      ? perhaps('Your password may have been changed', 'your new password counts', error)
      : error
  }
  const others = unlessAborted(client.signOut({ scope: 'others' }), signal)
  const { error: othersStay } = await others.catch((error: unknown) => ({ error }))
  if (othersStay) {
    const sentence = 'Your password was changed, but your other devices are still signed in. Please try again.'
    throw new Error(sentence, { cause: othersStay })
  }
}

const isUnanswered = (error: unknown) =>
  tookTooLong(error) || ['AuthRetryableFetchError', 'TypeError'].includes((error as Error | null)?.name ?? '')

/** Without an answer nobody knows what the server has done; how it meets the next try tells. */
const perhaps = (what: string, ifRefused: string, cause: unknown) =>
  new Error(`No answer came. ${what} all the same: please try again. If you are refused then, ${ifRefused}.`, { cause })
