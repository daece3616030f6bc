import { LogOut } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { NavLink, useLocation, useNavigate } from '@fortnight/shared-ui/router'
import { useSession } from '@fortnight/supabase/session'
import { sections } from './sections.ts'
import { signOut } from './signOut.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-3);
  padding-bottom: var(--space-3);
  border-bottom: 1px solid var(--line);

  @media (min-width: 56rem) {
    gap: var(--space-5);
    padding: 0 var(--space-4) 0 0;
    border-bottom: 0;
    border-right: 1px solid var(--line);
  }
`
// Narrow screens have one row that scrolls sideways, wide ones a column. An edge with hidden entries has a shadow: the
// covers in front of the shadows scroll with the entries and uncover them.
const List = styled.ul`
  display: flex;
  gap: var(--space-1);
  padding: 2px;
  position: relative;
  overflow-x: auto;
  background:
    linear-gradient(to right, var(--paper) 50%, transparent) 0 0 / 48px 100% local,
    linear-gradient(to left, var(--paper) 50%, transparent) 100% 0 / 48px 100% local,
    linear-gradient(to right, var(--line), transparent) 0 0 / 16px 100%,
    linear-gradient(to left, var(--line), transparent) 100% 0 / 16px 100%;
  background-repeat: no-repeat;
  list-style: none;

  @media (min-width: 56rem) {
    display: grid;
    background: none;
  }
`
const SectionLink = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-small);
  color: var(--ink);
  text-decoration: none;
  white-space: nowrap;

  > svg {
    flex: none;
  }

  &:hover {
    background: color-mix(in srgb, var(--ink) 6%, transparent);
  }

  &[aria-current='page'] {
    background: var(--accent-soft);
    color: var(--accent);
    font-weight: 600;
  }
`
const Account = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  font-size: var(--text-14);

  > p {
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
`

/** Links to the sections of the back office, the signed-in admin, and Sign Out. [ADMIN-1, ADMIN-2] */
export function Sidebar() {
  const navigate = useNavigate()
  const email = useSession(({ user }) => user?.email)
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)

  // Scrolls the link of the current section into view.
  useEffect(() => {
    const currentEntry = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    if (list.current && currentEntry) {
      list.current.scrollLeft = currentEntry.offsetLeft + currentEntry.offsetWidth / 2 - list.current.clientWidth / 2
    }
  }, [pathname])

  const signOutAndRedirect = async () => {
    await signOut()
    await navigate('/admin/login')
  }

  return (
    <Root>
      <nav aria-label="Back office">
        <List ref={list} role="list">
          {sections.map(({ to, label, Icon }) => (
            <li key={to}>
              <SectionLink to={to} end={to === '/admin'}>
                <Icon aria-hidden size={18} /> {label}
              </SectionLink>
            </li>
          ))}
        </List>
      </nav>
      <Account>
        <p>{email}</p>
        <Button variant="secondary" size="small" onClick={() => void signOutAndRedirect()}>
          <LogOut aria-hidden /> Sign Out
        </Button>
      </Account>
    </Root>
  )
}
