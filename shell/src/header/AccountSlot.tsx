import { lazy, Suspense } from 'react'
import { useSession } from '@fortnight/supabase/session'
import { styled } from 'styled-components'
import { wideHeaderMinWidth } from './breakpoint.ts'
import { NavigationLink } from './NavigationLink.tsx'
import { SignOutButton } from './SignOutButton.tsx'

// Only signed-in users download the menu; if its chunk cannot be loaded, they can still sign out.
const UserMenu = lazy(() => import('./UserMenu.tsx').catch(() => ({ default: SignOutButton })))

/* Below the header's own breakpoint the full-screen menu has the account; the link still fits into the bar of a tablet. */
const Slot = styled.div`
  display: grid;
  justify-items: end;
  min-width: 4.5rem;

  a {
    padding: var(--space-2);
    color: var(--ink);
    line-height: 28px;
    text-decoration: underline 2px transparent;
    text-underline-offset: 0.45em;
    white-space: nowrap;
  }

  a:hover {
    text-decoration-color: var(--line-strong);
  }

  a[aria-current] {
    text-decoration-color: var(--accent);
  }

  /* A session is stored but not loaded yet: the menu is about to appear here. */
  :root[data-has-session] &[data-status='loading'] {
    visibility: hidden;
  }

  @media not all and (min-width: ${wideHeaderMinWidth}) {
    &[data-status='signed-in'] {
      display: none;
    }
  }

  @media not all and (min-width: 30rem) {
    display: none;
  }
`

/** The header's place for the account: the user menu, or the link to sign in, which works without JavaScript. [CHROME-20] */
export function AccountSlot() {
  const status = useSession((session) => session.status)
  return (
    <Slot data-status={status}>
      {status === 'signed-in' ? (
        <Suspense>
          <UserMenu />
        </Suspense>
      ) : (
        <NavigationLink to="/login">Sign in</NavigationLink>
      )}
    </Slot>
  )
}
