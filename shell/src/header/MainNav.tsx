import { useLocation } from '@fortnight/shared-ui/router'
import { styled } from 'styled-components'
import { useAreas } from '../areas/useAreas.ts'
import { wideHeaderMinWidth } from './breakpoint.ts'
import { headerLinks, homeSectionId } from './navigation.ts'
import { NavigationLink } from './NavigationLink.tsx'
import { useScrollState } from './useScrollState.ts'
import { useUserTypeOrVisitor } from './useUserTypeOrVisitor.ts'

/* Narrow windows have the other links in the full-screen menu. */
const Nav = styled.nav`
  @media not all and (min-width: ${wideHeaderMinWidth}) {
    &:not(:has([data-cta])),
    li:not(:has([data-cta])) {
      display: none;
    }
  }

  @media (min-width: ${wideHeaderMinWidth}) {
    li:has([data-cta]) {
      margin-left: var(--space-3);
    }
  }

  @media not all and (min-width: 22rem) {
    display: none;
  }

  ul {
    display: flex;
    align-items: center;
    padding: 0;
    list-style: none;
  }

  a {
    display: block;
    padding: var(--space-2) var(--space-3);
    color: var(--ink);
    line-height: 28px;
    text-decoration: underline 2px transparent;
    text-underline-offset: 0.45em;
    transition: text-decoration-color 150ms;
  }

  a:hover {
    text-decoration-color: var(--line-strong);
  }

  a[aria-current] {
    text-decoration-color: var(--accent);
  }

  a[data-cta] {
    white-space: nowrap;
    border: 1px solid var(--ink);
    border-radius: var(--radius-small);
    font-weight: 600;
    text-decoration: none;
    transition: background-color 150ms;
  }

  a[data-cta]:hover,
  a[data-cta][aria-current] {
    background: var(--ink);
    color: var(--paper);
  }
`

/** The id of the last section whose top is in or above the upper third of the window, or ''. [CHROME-12] */
function findActiveSection(ids: string[]) {
  const thresholdPx = window.innerHeight / 3
  const passedIds = ids.filter((id) => {
    const section = document.getElementById(id)
    return section && section.getBoundingClientRect().top <= thresholdPx
  })
  return passedIds.at(-1) ?? ''
}

/** The header's navigation; in narrow windows only the contact link. */
export function MainNav() {
  const userType = useUserTypeOrVisitor()
  const isHome = useLocation().pathname === '/'
  const links = headerLinks(useAreas(), userType)
  const sectionIds = links.flatMap(({ to }) => homeSectionId(to) ?? [])
  const activeSectionId = useScrollState(() => (isHome ? findActiveSection(sectionIds) : ''), '')
  return (
    <Nav aria-label="Main">
      {/* The key replaces the whole list when the user type changes, so that links do not animate between positions. */}
      <ul key={userType} role="list">
        {links.map(({ to, label, section, isCta }) => (
          <li key={to}>
            <NavigationLink
              to={to}
              section={section}
              isCta={isCta}
              isActiveSection={activeSectionId !== '' && homeSectionId(to) === activeSectionId}
            >
              {label}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </Nav>
  )
}
