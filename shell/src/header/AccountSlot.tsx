import { lazy, Suspense } from 'react'
import { useSession } from '@fortnight/supabase/session'
import { styled } from 'styled-components'
import { wideHeaderMinWidth } from './breakpoint.ts'
import { SignOutButton } from './SignOutButton.tsx'

// Only signed-in users download the menu; if its chunk cannot be loaded, they can still sign out.
const UserMenu = lazy(() => import('./UserMenu.tsx').catch(() => ({ default: SignOutButton })))

const Slot = styled.div`
  min-width: 44px;

  @media not all and (min-width: ${wideHeaderMinWidth}) {
    display: none;
  }
`

/** The header's place for the user menu; narrow windows have its content in the full-screen menu. */
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
