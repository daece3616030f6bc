import { useNavigate } from '@fortnight/shared-ui/router'

/** Signs out and goes home, whatever the service answers. [CHROME-15] */
export function useSignOut() {
  const navigate = useNavigate()
  return async () => {
    const { signOut } = await import('../auth/session/sessionController.ts')
    signOut()
    // A guarded page goes home by itself, and Back must not lead to it.
    navigate('/', { replace: true })
  }
}
