import type { ReactNode } from 'react'
import { Link, NavLink, useLocation } from '@fortnight/shared-ui/router'
import { scrollOnClick } from '@fortnight/shared-ui/browser/scrollToSection'
import { track } from '@fortnight/shared-ui/track'
import { sectionOf } from './navigation.ts'

type Props = { to: string; isActiveSection?: boolean; isCta?: boolean; onFollow?: () => void; children: ReactNode }

/** A link of the navigation: to a page, or to a section of home, which scrolls when we are there. [CHROME-6, EVENT-1] */
export function NavItem({ to, isActiveSection, isCta, onFollow, children }: Props) {
  const page = useLocation().pathname
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
        if (isCta) track('talk_to_us_cta', { page })
        else track('section_navigation', { section, page })
        if (page === '/') scrollOnClick(section)(event)
      }}
    >
      {children}
    </Link>
  )
}
