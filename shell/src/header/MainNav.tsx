import { useLocation } from '@fortnight/shared-ui/router'
import { styled } from 'styled-components'
import { wideFrom } from './breakpoint.ts'
import { navigation, sectionOf } from './navigation.ts'
import { NavItem } from './NavigationLink.tsx'
import { useOnScroll } from './useScrollState.ts'
import { usePerson } from './useUserTypeOrVisitor.ts'

const Nav = styled.nav`
  @media not all and (min-width: ${wideFrom}) {
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

  a[href='/#contact'] {
    margin-left: var(--space-3);
    border: 1px solid var(--ink);
    border-radius: var(--radius-small);
    font-weight: 600;
    text-decoration: none;
    transition: background-color 150ms;
  }

  a[href='/#contact']:hover,
  a[href='/#contact'][aria-current] {
    background: var(--ink);
    color: var(--paper);
  }
`

/** A section is the one being read once its top has passed the upper third of the window. [CHROME-12] */
function sectionBeingRead(ids: string[]) {
  const line = window.innerHeight / 3
  const passed = ids.filter((id) => {
    const section = document.getElementById(id)
    return section && section.getBoundingClientRect().top <= line
  })
  return passed.at(-1) ?? ''
}

/** The navigation of wide windows. */
export function MainNav() {
  const person = usePerson()
  const isHome = useLocation().pathname === '/'
  const sections = navigation[person].flatMap(({ to }) => sectionOf(to) ?? [])
  const active = useOnScroll(() => (isHome ? sectionBeingRead(sections) : ''), '')
  return (
    <Nav aria-label="Main">
      {/* A list of its own for each kind of person, so that no link slides from one place to another. */}
      <ul key={person} role="list">
        {navigation[person].map(({ to, label, isCta }) => (
          <li key={to}>
            <NavItem to={to} isCta={isCta} isActiveSection={active !== '' && sectionOf(to) === active}>
              {label}
            </NavItem>
          </li>
        ))}
      </ul>
    </Nav>
  )
}
