import { lazy, Suspense } from 'react'
import { useSession } from '@fortnight/supabase/session'
import { styled } from 'styled-components'
import { wideFrom } from './breakpoint.ts'
import { SignOutButton } from './SignOutButton.tsx'

// Only people who are signed in download the menu; when it does not arrive, they can still sign out.
const UserMenu = lazy(() => import('./UserMenu.tsx').catch(() => ({ default: SignOutButton })))

const Slot = styled.div`
  min-width: 44px;

  @media not all and (min-width: ${wideFrom}) {
    display: none;
  }
`

/** The place of the user menu in the header; narrow windows have the same in the full-screen menu. */
export function AccountSlot() {
  const isSignedIn = useSession((session) => session.status === 'signed-in')
  if (!isSignedIn) return null
  return (
    <Slot>
      <Suspense>
        <UserMenu />
      </Suspense>
    </Slot>
  )
}
