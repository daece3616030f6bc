import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Icon } from '@fortnight/shared-ui/data/Icon'
import { personPath } from '@fortnight/shared-ui/data/iconPaths'
import { PopoverMenu } from '@fortnight/shared-ui/overlays/PopoverMenu'
import { useSession } from '@fortnight/supabase/session'
import { createGlobalStyle, styled } from 'styled-components'
import { useSignOut } from './useSignOut.ts'
import { useUnreadBadges } from './useUnreadBadges.ts'

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

const Account = styled.p`
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

/* The links are in the header of every page; their badges come with this menu. */
const BadgeStyles = createGlobalStyle`
  header a[data-unread]::after {
    display: inline-block;
    min-width: 1.5rem;
    padding-inline: var(--space-2);
    border-radius: 1rem;
    margin-inline-start: var(--space-2);
    background: var(--accent);
    color: var(--accent-ink);
    content: attr(data-unread);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    line-height: 1.5rem;
    text-align: center;
  }
`

/** The signed-in user's email address and type, a link to their home page, and Sign Out. [CHROME-13, CHROME-14, CHROME-16] */
export default function UserMenu() {
  const { user, userType } = useSession()
  const signOut = useSignOut()
  useUnreadBadges()
  return (
    <>
      <BadgeStyles />
      <Menu label="Your account" icon={<Icon path={personPath} />}>
        <Account>
          {user?.email}
          {userType && <small>{userType} Account</small>}
        </Account>
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
        <Button variant="ghost" onClick={() => void signOut()}>
          Sign Out
        </Button>
      </Menu>
    </>
  )
}
