import { signOut as requestSignOut } from '@fortnight/supabase/core/session/localSession'
import { useSession } from '@fortnight/supabase/session'

/** Signs this browser out. Resolves when the shell, which owns the session, has ended it. [ADMIN-3] */
export function signOut() {
  return new Promise<void>((resolve) => {
    const unsubscribe = useSession.subscribe(({ status }) => {
      if (status !== 'signed-out') return
      unsubscribe()
      resolve()
    })
    requestSignOut()
  })
}
