import { mutationOptions } from '@tanstack/react-query'
import { auth, database } from '@fortnight/supabase/client'
import { unlessAborted } from './unlessAborted.ts'

const answerWithinMs = 9_000

/**
 * Changes the password of somebody who knows the present one, which is checked by signing in with it. Every other
 * session ends.
 */
export const changePassword = () =>
  mutationOptions({
    mutationFn: async (input: { email: string; currentPassword: string; newPassword: string }) => {
      await signInAgain(input.email, input.currentPassword)
      await storePassword(input.newPassword)
    },
  })

/** Sets the password in the session that a recovery link has opened. Every other session ends. */
export const setNewPassword = () =>
  mutationOptions({ mutationFn: ({ password }: { password: string }) => storePassword(password) })

/** Asks for another address to sign in with. It counts once the link in the e-mail has been opened. */
export const changeSignInEmail = () =>
  mutationOptions({
    mutationFn: async ({ email }: { email: string }) => {
      const client = await auth()
      const changing = client.updateUser({ email }, { emailRedirectTo: `${location.origin}/confirm-email` })
      // A session that is about to run out is renewed first, which is tried for half a minute.
      const { error } = await unlessAborted(changing, AbortSignal.timeout(answerWithinMs))
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
      await signInAgain(email, password)
      const db = await database()
      await db.rpc('delete_own_account').throwOnError()
    },
  })

async function signInAgain(email: string, password: string) {
  const { error } = await (await auth()).signInWithPassword({ email, password })
  if (error) throw error
}

async function storePassword(password: string) {
  const client = await auth()
  const { error } = await client.updateUser({ password })
  if (error) throw error
  const { error: othersStay } = await client.signOut({ scope: 'others' })
  if (othersStay) {
    const sentence = 'Your password was changed, but your other devices are still signed in. Please try again.'
    throw new Error(sentence, { cause: othersStay })
  }
}
