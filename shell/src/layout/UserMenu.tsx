import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import { CircleUser } from 'lucide-react'
import { Link } from '@fortnight/shared-ui/router'
import { useSession } from '@fortnight/supabase/session'
import { styled } from 'styled-components'
import { useSignOut } from './useSignOut.ts'

const Trigger = styled(DropdownMenu.Trigger)`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  cursor: pointer;

  &:hover,
  &[data-state='open'] {
    background: color-mix(in srgb, var(--ink) 7%, transparent);
  }
`

const Panel = styled(DropdownMenu.Content)`
  z-index: 30;
  min-width: 14rem;
  max-width: calc(100vw - 2 * var(--space-4));
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  box-shadow: 0 8px 24px rgb(0 0 0 / 12%);
`

const Who = styled(DropdownMenu.Label)`
  padding: var(--space-2) var(--space-3) var(--space-3);
  border-bottom: 1px solid var(--line);
  margin-bottom: var(--space-2);
  overflow-wrap: anywhere;

  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

const Item = styled(DropdownMenu.Item)`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding-inline: var(--space-3);
  border-radius: var(--radius-small);
  color: var(--ink);
  text-decoration: none;
  cursor: pointer;

  &[data-highlighted] {
    background: color-mix(in srgb, var(--ink) 7%, transparent);
    outline-offset: -2px;
  }
`

/** Who is signed in, where they live, and the way out. [CHROME-13, CHROME-14, CHROME-16] */
export default function UserMenu() {
  const { user, userType } = useSession()
  const signOut = useSignOut()
  return (
    <DropdownMenu.Root modal={false}>
      <Trigger aria-label="Your account">
        <CircleUser size={22} aria-hidden />
      </Trigger>
      {/* In its place, not at the end of the page: there it would lie outside every landmark. */}
      <Panel align="end" sideOffset={8}>
        <Who>
          {user?.email}
          {userType && <small>{userType} Account</small>}
        </Who>
        {userType === 'client' && (
          <Item asChild>
            <Link to="/dashboard">Dashboard</Link>
          </Item>
        )}
        {userType === 'admin' && (
          <Item asChild>
            <Link to="/admin">Admin Panel</Link>
          </Item>
        )}
        <Item onSelect={signOut}>Sign Out</Item>
      </Panel>
    </DropdownMenu.Root>
  )
}
