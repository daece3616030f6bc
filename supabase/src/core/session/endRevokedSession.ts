import { auth } from '@fortnight/supabase/client'

/**
 * Ends the page's session if the server has revoked it. For queries that found no row of the user: until its token
 * expires, a revoked session looks like a user who has nothing.
 */
export async function endRevokedSession() {
  await (await auth()).getUser()
}
