import { type KeyboardEvent, useRef } from 'react'
import { useSession } from '@fortnight/supabase/session'
import { Glyph } from '@fortnight/shared-ui/data/Icon'
import { MenuFrame } from './MobileMenuFrame.tsx'
import { navigation } from './navigation.ts'
import { NavItem } from './NavigationLink.tsx'
import { SignOutButton } from './SignOutButton.tsx'
import { usePerson } from './useUserTypeOrVisitor.ts'

/** The navigation of narrow windows, over the whole screen; opens without a script. [CHROME-17] */
export function MobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const person = usePerson()
  const { user, userType } = useSession()

  const close = () => {
    if (menu.current) menu.current.open = false
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    menu.current?.querySelector('summary')?.focus()
  }

  return (
    <MenuFrame
      ref={menu}
      onKeyDown={closeOnEscape}
      // The page behind can't be seen, so the keyboard never goes there while the menu stays open.
      onBlur={({ relatedTarget }) => relatedTarget && !menu.current?.contains(relatedTarget) && close()}
    >
      <summary aria-label="Menu">
        <Glyph name="menu" />
        <Glyph name="close" />
      </summary>
      <div>
        <nav aria-label="Menu">
          <ul role="list">
            {navigation[person].map(({ to, label, menuLabel = label, isCta }) => (
              <li key={to}>
                <NavItem to={to} isCta={isCta} onFollow={close}>
                  {menuLabel}
                </NavItem>
              </li>
            ))}
          </ul>
        </nav>
        {user && (
          <div data-account>
            <p>
              {user.email}
              {userType && <small>{userType} Account</small>}
            </p>
            <SignOutButton />
          </div>
        )}
      </div>
    </MenuFrame>
  )
}
