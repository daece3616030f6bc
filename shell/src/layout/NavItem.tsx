import type { ReactNode } from 'react'
import { Link, NavLink, useLocation } from '@fortnight/shared-ui/router'
import { scrollOnClick } from '@fortnight/shared-ui/scrollToSection'
import { sectionOf } from './navigation.ts'

type Props = { to: string; isActiveSection?: boolean; onFollow?: () => void; children: ReactNode }

/** A link of the navigation: to a page, or to a section of the home page, which scrolls when we are there. [CHROME-6] */
export function NavItem({ to, isActiveSection, onFollow, children }: Props) {
  const isHome = useLocation().pathname === '/'
  const section = sectionOf(to)
  if (!section) {
    return (
      // The admin dashboard is not "current" on every page below it.
      <NavLink to={to} end={to === '/admin'} onClick={onFollow}>
        {children}
      </NavLink>
    )
  }
  return (
    <Link
      to={to}
      aria-current={isActiveSection ? 'location' : undefined}
      onClick={(event) => {
        onFollow?.()
        if (isHome) scrollOnClick(section)(event)
      }}
    >
      {children}
    </Link>
  )
}
