import { Button } from '@fortnight/shared-ui/controls/Button'
import { useSignOut } from './useSignOut.ts'

/** Ends the session. */
export function SignOutButton() {
  const signOut = useSignOut()
  return (
    <Button variant="secondary" onClick={signOut}>
      Sign Out
    </Button>
  )
}
