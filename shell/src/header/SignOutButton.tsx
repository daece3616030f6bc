import { Button } from '@fortnight/shared-ui/controls/Button'
import { useSignOut } from './useSignOut.ts'

export function SignOutButton() {
  const signOut = useSignOut()
  return (
    <Button variant="secondary" onClick={() => void signOut()}>
      Sign Out
    </Button>
  )
}
