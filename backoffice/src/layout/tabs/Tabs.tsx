import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import type { ReactNode, SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import { fadingEdges } from '@fortnight/shared-ui/page/fadingEdges'
import { ManyTabs, maxTabsWithoutMenu } from './ManyTabs.tsx'
import { selectedTabStyles, tabStyles } from './tabStyles.ts'

/* The page lays out list and panels, so the element around them must have no box. */
const TabsRoot = styled(Root)`
  display: contents;
`
/* Positioned, so that it clips visually hidden text in its tabs. */
const TabList = styled(List)`
  position: relative;
  display: flex;
  gap: var(--space-1);
  margin-bottom: var(--space-4);
  border-bottom: 1px solid var(--line);
  overflow-x: auto;
  ${fadingEdges}

  > button {
    ${tabStyles}
  }

  > [data-pressed]:focus-visible {
    outline: 0;
  }

  > [aria-selected='true'] {
    ${selectedTabStyles}
  }

  @media (max-width: 30rem) {
    gap: 0;
  }
`

type Props = {
  label: string
  tabs: readonly { name: string; title: ReactNode; content: ReactNode }[]
  selected: string
  onSelect: (name: string) => void
  /**
   * Hidden panels stay mounted, so that nothing typed in them is lost; every panel then begins with a field or a button.
   * Otherwise only the selected one is mounted, and Enter selects a tab that has the focus.
   */
  keepMounted?: boolean
}

/** Scrolls a tab to the middle, where they do not fit side by side: the edges fade. */
function showTab(tab: HTMLElement | null) {
  const list = tab?.parentElement
  if (!tab || !list) return
  list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
}

/** Radix focuses a pressed tab by script, for which browsers show the ring of the keyboard focus. */
const markPressed = ({ currentTarget, type }: SyntheticEvent) =>
  void currentTarget.toggleAttribute('data-pressed', type === 'mousedown')

/** Tabs and their panels. */
export function Tabs({ label, tabs, selected, onSelect, keepMounted = false }: Props) {
  const list = (
    <TabList aria-label={label}>
      {tabs.map(({ name, title }) => (
        <Trigger
          key={name}
          value={name}
          ref={name === selected ? showTab : undefined}
          onMouseDown={markPressed}
          onKeyDown={markPressed}
          onBlur={markPressed}
        >
          {title}
        </Trigger>
      ))}
    </TabList>
  )
  return (
    <TabsRoot value={selected} onValueChange={onSelect} activationMode={keepMounted ? 'automatic' : 'manual'}>
      {tabs.length > maxTabsWithoutMenu ? (
        <ManyTabs tabs={tabs} selected={selected} onSelect={onSelect}>
          {list}
        </ManyTabs>
      ) : (
        list
      )}
      {tabs.map(({ name, content }) =>
        keepMounted ? (
          // The panel itself needs no tab stop.
          <Content key={name} value={name} forceMount hidden={name !== selected} tabIndex={undefined}>
            {content}
          </Content>
        ) : (
          <Content key={name} value={name}>
            {content}
          </Content>
        ),
      )}
    </TabsRoot>
  )
}
