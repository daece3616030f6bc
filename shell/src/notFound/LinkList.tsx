import { Link } from '@fortnight/shared-ui/router'
import { styled } from 'styled-components'

const Heading = styled.h2`
  font-size: var(--text-22);
`

const List = styled.ul`
  margin-top: var(--space-3);
  padding: 0;
  list-style: none;

  a {
    display: block;
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
  }
`

/** A titled list of links. */
export function LinkList({ title, links }: { title: string; links: { to: string; label: string }[] }) {
  return (
    <section aria-label={title}>
      <Heading>{title}</Heading>
      <List role="list">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </List>
    </section>
  )
}
