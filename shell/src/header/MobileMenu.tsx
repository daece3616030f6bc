import { type KeyboardEvent, useRef } from 'react'
import { useSession } from '@fortnight/supabase/session'
import { Icon } from '@fortnight/shared-ui/data/Icon'
import { closePath, menuPath } from '@fortnight/shared-ui/data/iconPaths'
import { useAreas } from '../areas/useAreas.ts'
import { MobileMenuFrame } from './MobileMenuFrame.tsx'
import { headerLinks } from './navigation.ts'
import { NavigationLink } from './NavigationLink.tsx'
import { SignOutButton } from './SignOutButton.tsx'
import { useUserTypeOrVisitor } from './useUserTypeOrVisitor.ts'

/** The full-screen navigation of narrow windows; opens without JavaScript. [CHROME-17] */
export function MobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const links = headerLinks(useAreas(), useUserTypeOrVisitor())
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
    <MobileMenuFrame
      ref={menu}
      onKeyDown={closeOnEscape}
      // The page is hidden behind the menu, so moving the focus there closes it.
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !menu.current?.contains(relatedTarget)) close()
      }}
    >
      <summary aria-label="Menu">
        <Icon path={menuPath} />
        <Icon path={closePath} />
      </summary>
      <div>
        <nav aria-label="Menu">
          <ul role="list">
            {links.map(({ to, label, menuLabel = label, section, isCta }) => (
              <li key={to}>
                <NavigationLink to={to} section={section} isCta={isCta} onFollow={close}>
                  {menuLabel}
                </NavigationLink>
              </li>
            ))}
          </ul>
        </nav>
        <div data-account>
          {user ? (
            <>
              <p>
                {user.email}
                {userType && <small>{userType} Account</small>}
              </p>
              <SignOutButton />
            </>
          ) : (
            <>
              <p>Already a client?</p>
              <NavigationLink to="/login" onFollow={close}>
                Sign in
              </NavigationLink>
            </>
          )}
        </div>
      </div>
    </MobileMenuFrame>
  )
}
