import { useNavigate } from '@fortnight/shared-ui/router'
import { signOut } from '../auth/sessionController.ts'

/** Signs out and goes home, whatever the service answers. [CHROME-15] */
export function useSignOut() {
  const navigate = useNavigate()
  return async () => {
    await signOut()
    navigate('/')
  }
}
