import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { ChecklistItemRow } from './ChecklistItemRow.tsx'
import type { ChecklistItem, ItemKind } from './handoverRecords.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  /* The kind is beside its items where there is space, and above them elsewhere. */
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: first baseline;
    gap: var(--space-1) var(--space-5);
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
  }

  h3,
  h4 {
    flex: 1 0 7rem;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  ul {
    flex: 9999 1 28rem;
    min-width: 0;
    padding: 0;
    list-style: none;
  }

  li:first-child > * {
    padding-top: 0;
    border-top: 0;
  }

  > :last-child li:last-child > * {
    padding-bottom: 0;
  }

  li {
    container-type: inline-size;
  }
`

const kinds: [kind: ItemKind, title: string][] = [
  ['repository', 'Repository'],
  ['accounts', 'Accounts'],
  ['documents', 'Documents'],
  ['training', 'Training'],
]

type Props<Item extends ChecklistItem> = Omit<ComponentProps<'div'>, 'children'> & {
  items: Item[]
  /** The reader’s side, which ticks for itself. */
  side: 'client' | 'team'
  isReadOnly: boolean
  /** The tick that is being saved. */
  pending?: { id: string; isTicked: boolean } | undefined
  onTick: (item: Item, isTicked: boolean) => void
  /** What else can be done with an item. */
  actions?: (item: Item) => ReactNode
  /** One level below the heading above it. */
  heading?: 'h3' | 'h4'
}

/** What is handed over, by kind; both sides tick each item. */
export function HandoverChecklist<Item extends ChecklistItem>(props: Props<Item>) {
  const { items, side, isReadOnly, pending, onTick, actions, heading: Heading = 'h3', ...rest } = props
  const doneCount = items.filter((item) => item.client_ticked_at && item.team_ticked_at).length
  return (
    <Root {...rest}>
      <p>
        {doneCount} of {items.length} checked off by both sides
      </p>
      {kinds.map(([kind, title]) => {
        const listed = items.filter((item) => item.kind === kind)
        return (
          listed.length > 0 && (
            <div key={kind}>
              <Heading>{title}</Heading>
              <ul role="list">
                {listed.map((item) => (
                  <li key={item.id}>
                    <ChecklistItemRow
                      item={item}
                      side={side}
                      isReadOnly={isReadOnly}
                      pendingTick={pending?.id === item.id ? pending.isTicked : undefined}
                      onTick={(isTicked) => onTick(item, isTicked)}
                    >
                      {actions?.(item)}
                    </ChecklistItemRow>
                  </li>
                ))}
              </ul>
            </div>
          )
        )
      })}
    </Root>
  )
}
