import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/* The form lays out list and panels, so the element around them must have no box. */
const TabsRoot = styled(Root)`
  display: contents;
`
const TabList = styled(List)`
  display: flex;
  gap: var(--space-1);
  margin-bottom: var(--space-4);
  border-bottom: 1px solid var(--line);

  > button {
    min-height: 44px;
    padding: var(--space-2) var(--space-4);
    border: 0;
    border-bottom: 3px solid transparent;
    background: none;
    color: var(--ink-soft);
    cursor: pointer;
  }

  > [aria-selected='true'] {
    border-bottom-color: var(--accent);
    color: var(--ink);
    font-weight: 600;
  }
`

type Props = {
  label: string
  tabs: readonly { name: string; title: string; content: ReactNode }[]
  selected: string
  onSelect: (name: string) => void
}

/** Tabs whose hidden panels stay mounted, so that nothing typed in them is lost. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  return (
    <TabsRoot value={selected} onValueChange={onSelect}>
      <TabList aria-label={label}>
        {tabs.map(({ name, title }) => (
          <Trigger key={name} value={name}>
            {title}
          </Trigger>
        ))}
      </TabList>
      {tabs.map(({ name, content }) => (
        // Every panel begins with a field or a button, so the panel itself needs no tab stop.
        <Content key={name} value={name} forceMount hidden={name !== selected} tabIndex={undefined}>
          {content}
        </Content>
      ))}
    </TabsRoot>
  )
}
