import { useId, useState, type KeyboardEvent, useRef } from 'react'
import { ChevronDown, Inbox } from 'lucide-react'
import { styled } from 'styled-components'
import { NavLink, useLocation } from '@fortnight/shared-ui/router'
import { pageGutter } from '@fortnight/shared-ui/page/pageContainer'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { currentSection, inboxPath, sectionGroups } from './sections.ts'
import { SignedInAdmin } from './SignedInAdmin.tsx'
import { UnreadCount } from './UnreadCount.tsx'

const wideMinWidth = '56rem'

const Root = styled.div`
  @media print {
    display: none;
  }

  @media (min-width: ${wideMinWidth}) {
    position: sticky;
    top: var(--header);
    align-self: start;
  }

  @media not all and (min-width: ${wideMinWidth}) {
    margin-inline: calc(-1 * ${pageGutter});
    padding-inline: ${pageGutter};
    border-bottom: 1px solid var(--line);
  }
`
/* On narrow screens it says which section this is, and opens the list of all. */
const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  width: 100%;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  font-size: var(--text-14);
  cursor: pointer;

  strong {
    font-weight: 600;
  }

  > svg {
    transition: rotate 150ms;
  }

  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }

  @media (min-width: ${wideMinWidth}) {
    display: none;
  }
`
const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);

  > nav {
    display: grid;
    gap: var(--space-2);
  }

  @media (min-width: ${wideMinWidth}) {
    grid-template-rows: minmax(0, 1fr) auto;
    gap: var(--space-4);
    max-height: calc(100vh - var(--header));
    padding-block: var(--space-4);

    /* Where the list is longer than the screen, only it scrolls, so that the admin below never covers a link. */
    > nav {
      overflow-y: auto;
    }
  }

  @media not all and (min-width: ${wideMinWidth}) {
    gap: var(--space-3);
    margin-inline: calc(-1 * var(--space-3) - 3px);
    padding-bottom: var(--space-3);

    &:not([data-open]) {
      display: none;
    }
  }
`
const Group = styled.div`
  > p {
    margin: 0;
    padding-inline: calc(var(--space-3) + 3px);
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  > ul {
    display: grid;
    padding: 2px;
    list-style: none;
  }

  @media not all and (min-width: ${wideMinWidth}) {
    > ul {
      grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
    }
  }
`
const SectionLink = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-small);
  color: var(--ink);
  text-decoration: none;
  white-space: nowrap;

  > svg {
    flex: none;
  }

  /* All of them fit on most screens. */
  @media (min-width: ${wideMinWidth}) and (pointer: fine) {
    min-height: 28px;
    padding-block: 0;
  }

  &:hover {
    background: color-mix(in srgb, var(--ink) 6%, transparent);
  }

  &[aria-current='page'] {
    background: var(--accent-soft);
    color: var(--accent);
    font-weight: 600;
  }
`

/** Links to the sections of the back office, the signed-in admin, and Sign Out. [ADMIN-1, ADMIN-2] */
export function Sidebar() {
  const id = useId()
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const section = currentSection(pathname)
  // An ID without spaces, which would separate IDs in `aria-labelledby`.
  const titleId = (title: string) => `${id}-${title.replaceAll(' ', '-')}`

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    toggle.current?.focus()
  }

  return (
    <Root onKeyDown={closeOnEscape}>
      <Toggle ref={toggle} type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <span>
          Back office
          {section && (
            <>
              {' '}
              / <strong>{section.label}</strong>
            </>
          )}
          <VisuallyHidden>, all sections</VisuallyHidden>
        </span>
        <ChevronDown aria-hidden size={18} />
        {pathname !== inboxPath && <UnreadCount icon={<Inbox aria-hidden size={14} />} />}
      </Toggle>
      <Panel id={id} data-open={isOpen || undefined}>
        <nav aria-label="Back office">
          {sectionGroups.map((group) => (
            <Group key={group.title}>
              {group.title && <p id={titleId(group.title)}>{group.title}</p>}
              <ul role="list" aria-labelledby={group.title ? titleId(group.title) : undefined}>
                {group.sections.map(({ to, label, Icon }) => (
                  <li key={to}>
                    <SectionLink to={to} end={to === '/admin'} onClick={() => setIsOpen(false)}>
                      <Icon aria-hidden size={18} /> {label}
                      {to === inboxPath && <UnreadCount />}
                    </SectionLink>
                  </li>
                ))}
              </ul>
            </Group>
          ))}
        </nav>
        <SignedInAdmin />
      </Panel>
    </Root>
  )
}
