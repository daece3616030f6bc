import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Glyph } from '@fortnight/shared-ui/data/Icon'
import { PopoverMenu } from '@fortnight/shared-ui/overlays/PopoverMenu'
import { useSession } from '@fortnight/supabase/session'
import { styled } from 'styled-components'
import { useSignOut } from './useSignOut.ts'

const Menu = styled(PopoverMenu)`
  && {
    width: 44px;
    padding: 0;
  }

  > svg {
    width: 22px;
    height: 22px;
  }
`

const Who = styled.p`
  padding: var(--space-2) var(--space-4) var(--space-3);
  border-bottom: 1px solid var(--line);
  margin-bottom: var(--space-1);
  overflow-wrap: anywhere;

  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

/** Who is signed in, where they live, and the way out. [CHROME-13, CHROME-14, CHROME-16] */
export default function UserMenu() {
  const { user, userType } = useSession()
  const signOut = useSignOut()
  return (
    <Menu label="Your account" icon={<Glyph name="person" />}>
      <Who>
        {user?.email}
        {userType && <small>{userType} Account</small>}
      </Who>
      {userType === 'client' && (
        <ButtonLink variant="ghost" to="/dashboard">
          Dashboard
        </ButtonLink>
      )}
      {userType === 'admin' && (
        <ButtonLink variant="ghost" to="/admin">
          Admin Panel
        </ButtonLink>
      )}
      <Button variant="ghost" onClick={signOut}>
        Sign Out
      </Button>
    </Menu>
  )
}
