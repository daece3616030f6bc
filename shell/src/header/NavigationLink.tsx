import type { ReactNode } from 'react'
import { Link, useLocation } from '@fortnight/shared-ui/router'
import { scrollOnClick } from '@fortnight/shared-ui/browser/scrollToSection'
import { track } from '@fortnight/shared-ui/track'
import { currentValue, homeSectionId } from './navigation.ts'

type Props = {
  to: string
  /** Patterns of pages on which it is marked as well. */
  section?: string[]
  isActiveSection?: boolean
  isCta?: boolean
  onFollow?: () => void
  children: ReactNode
}

/** A link to a page, or to a section of the home page, to which it scrolls when already there. [CHROME-6, EVENT-1] */
export function NavigationLink({ to, section, isActiveSection, isCta, onFollow, children }: Props) {
  const page = useLocation().pathname
  const sectionId = homeSectionId(to)
  if (!sectionId) {
    return (
      <Link to={to} aria-current={currentValue(to, page, section)} data-cta={isCta} onClick={onFollow}>
        {children}
      </Link>
    )
  }
  return (
    <Link
      to={to}
      aria-current={isActiveSection ? 'location' : undefined}
      data-cta={isCta}
      onClick={(event) => {
        onFollow?.()
        if (isCta) track('talk_to_us_cta', { page })
        else track('section_navigation', { section: sectionId, page })
        if (page === '/') scrollOnClick(sectionId)(event)
      }}
    >
      {children}
    </Link>
  )
}
