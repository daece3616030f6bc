import { mutationOptions } from '@tanstack/react-query'
import { auth, database } from '@fortnight/supabase/client'
import { isTimeout } from '../core/isTimeout.ts'
import { isUnreachable } from '../core/isUnreachable.ts'
import { rejectOnAbort } from '../core/rejectOnAbort.ts'
import { accountChangeTimeoutMs } from '../core/timeouts.ts'

const startDeadline = () => AbortSignal.timeout(accountChangeTimeoutMs)

/** Updates the user's password; signing in with the current one proves that they know it. Ends every other session. */
export const updatePassword = () =>
  mutationOptions({
    mutationFn: async (input: { email: string; currentPassword: string; newPassword: string }) => {
      const deadline = startDeadline()
      await signInAgain(input.email, input.currentPassword, deadline)
      await storePassword(input.newPassword, deadline)
    },
  })

/** Sets the password in the session that a recovery link has opened. Ends every other session. */
export const resetPassword = () =>
  mutationOptions({ mutationFn: ({ password }: { password: string }) => storePassword(password, startDeadline()) })

/** Requests another address to sign in with, for a user who knows the password. It takes effect by a confirmation link. */
export const updateSignInEmail = () =>
  mutationOptions({
    mutationFn: async ({ email, password, newEmail }: { email: string; password: string; newEmail: string }) => {
      const deadline = startDeadline()
      await signInAgain(email, password, deadline)
      const client = await auth()
      const redirect = { emailRedirectTo: `${location.origin}/confirm-email` }
      const { error } = await rejectOnAbort(client.updateUser({ email: newEmail }, redirect), deadline)
      if (error) throw error
    },
  })

/** Everything that is stored about the user: account, profile, projects with their history, newsletter. */
export const exportOwnData = () =>
  mutationOptions({
    mutationFn: async (): Promise<object> => {
      const db = await database()
      return (await db.rpc('export_own_data').throwOnError()).data as object
    },
  })

/**
 * Deletes the user's account and everything that belongs to it, for good. Asks for the password, because the database
 * requires a recent sign-in. Sign out afterwards: the session no longer has a user.
 */
export const deleteOwnAccount = () =>
  mutationOptions({
    mutationFn: async ({ email, password }: { email: string; password: string }) => {
      const deadline = startDeadline()
      await signInAgain(email, password, deadline)
      const db = await database()
      try {
        await db.rpc('delete_own_account').abortSignal(deadline).throwOnError()
      } catch (error) {
        if (!hasNoResponse(error)) throw error
        throw unknownOutcome('Your account may have been deleted', 'it has been', error)
      }
    },
  })

/** Opens a new session: the server accepts a new password or address only within 15 minutes of a sign-in. */
async function signInAgain(email: string, password: string, deadline: AbortSignal) {
  const client = await auth()
  const { error } = await rejectOnAbort(client.signInWithPassword({ email, password }), deadline)
  if (error) throw error
}

async function storePassword(password: string, deadline: AbortSignal) {
  const client = await auth()
  try {
    const { error } = await rejectOnAbort(client.updateUser({ password }), deadline)
    if (error) throw error
  } catch (error) {
    if (!hasNoResponse(error)) throw error
    throw unknownOutcome('Your password may have been changed', 'the new password is in effect', error)
  }
  const otherSessions = rejectOnAbort(client.signOut({ scope: 'others' }), deadline)
  const { error: signOutError } = await otherSessions.catch((error: unknown) => ({ error }))
  if (signOutError) {
    const sentence = 'Your password was changed, but your other devices are still signed in. Please try again.'
    throw new Error(sentence, { cause: signOutError })
  }
}

const hasNoResponse = (error: unknown) => isTimeout(error) || isUnreachable(error)

/** Without a response it is unknown whether the server has made the change; the next attempt tells. */
const unknownOutcome = (what: string, ifRejected: string, cause: unknown) =>
  new Error(
    `The server did not respond. ${what}: please try again. If your password is then rejected, ${ifRejected}.`,
    {
      cause,
    },
  )
