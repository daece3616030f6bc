import { useNavigate } from '@fortnight/shared-ui/router'

/** Returns a function that signs out and navigates home, even when the auth service fails. [CHROME-15] */
export function useSignOut() {
  const navigate = useNavigate()
  return async () => {
    const { signOut } = await import('../auth/session/sessionController.ts')
    signOut()
    // `replace`, so that Back does not lead to a page that requires a session.
    await navigate('/', { replace: true })
  }
}
