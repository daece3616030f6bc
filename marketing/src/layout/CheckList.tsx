import type { ComponentProps } from 'react'
import { Icon } from '@fortnight/shared-ui/data/Icon'
import { checkPath } from '@fortnight/shared-ui/data/iconPaths'
import { styled } from 'styled-components'

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: var(--space-3);
    align-items: start;
    text-wrap: balance;
  }

  svg {
    flex: none;
    margin-top: 3px;
    color: var(--accent);
  }
`

type Props = Omit<ComponentProps<'ul'>, 'children'> & { items: readonly string[] }

/** A list with a check mark before each item. */
export function CheckList({ items, ...rest }: Props) {
  return (
    <List role="list" {...rest}>
      {items.map((item) => (
        <li key={item}>
          <Icon path={checkPath} size={20} />
          {item}
        </li>
      ))}
    </List>
  )
}
