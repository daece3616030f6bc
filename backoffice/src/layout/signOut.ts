import { auth } from '@fortnight/supabase/client'

/**
 * Signs this browser out, whatever the service answers: the scope `local` drops the stored session before it asks the
 * server. The session store follows by itself, because the shell listens to the auth client. [ADMIN-3]
 */
export async function signOut() {
  try {
    await (await auth()).signOut({ scope: 'local' })
  } catch {
    // Nobody is kept in the back office by an error on the way out.
  }
}
