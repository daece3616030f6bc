import { Link } from '@fortnight/shared-ui/router'
import { styled } from 'styled-components'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: 0;
  list-style: none;

  a {
    display: grid;
    align-items: center;
    min-height: 44px;
    padding-inline: var(--space-4);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-small);
    color: var(--ink);
    text-decoration: none;
  }

  a:hover {
    border-color: var(--accent);
    color: var(--accent);
  }

  a[aria-current] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--accent-ink);
    font-weight: 600;
  }
`

type Props = { categories: readonly string[]; current: string | null }

/** Category filter made of links, so that each view has a URL and works without JavaScript. [PART-1] */
export function CategoryFilter({ categories, current }: Props) {
  const entry = (label: string, category: string | null) => (
    <li key={label}>
      <Link
        to={category ? `/partners?category=${encodeURIComponent(category)}` : '/partners'}
        aria-current={category === current ? 'true' : undefined}
      >
        {label}
      </Link>
    </li>
  )
  return (
    <nav aria-label="Categories">
      <List role="list">
        {entry('All', null)}
        {categories.map((category) => entry(category, category))}
      </List>
    </nav>
  )
}
