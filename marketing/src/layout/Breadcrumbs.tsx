import { Link } from '@fortnight/shared-ui/router'
import { styled } from 'styled-components'

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  padding: 0;
  color: var(--ink-soft);
  font-size: var(--text-14);
  list-style: none;

  li + li::before {
    content: '/';
    padding-inline: var(--space-2);
  }

  a,
  span {
    display: inline-block;
    padding-block: var(--space-2);
    color: inherit;
  }

  @media print {
    display: none;
  }
`

type Props = {
  trail?: readonly { name: string; to: string }[]
  /** Name of the current page, unless its title follows directly. */
  current?: string
}

/** Links from the home page to the current page. */
export function Breadcrumbs({ trail = [], current }: Props) {
  return (
    <nav aria-label="Breadcrumb">
      <List role="list">
        {[{ name: 'Home', to: '/' }, ...trail].map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        {current && (
          <li>
            <span aria-current="page">{current}</span>
          </li>
        )}
      </List>
    </nav>
  )
}
