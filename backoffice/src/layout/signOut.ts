import { signOut as leave } from '@fortnight/supabase/core/localSession'
import { useSession } from '@fortnight/supabase/session'

/** Signs this browser out, and is done when the shell, which writes the session, has ended it. [ADMIN-3] */
export function signOut() {
  return new Promise<void>((done) => {
    const stop = useSession.subscribe(({ status }) => {
      if (status !== 'signed-out') return
      stop()
      done()
    })
    leave()
  })
}
