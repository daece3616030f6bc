import { pageGutter } from '@fortnight/shared-ui/page/pageContainer'
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
    padding-inline: 0.8125rem;
    background: var(--paper);
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
  }

  /* One row to swipe, cut off at the edge of the screen as a sign that it goes on. */
  @media (max-width: 39.99rem) {
    position: relative;
    flex-wrap: nowrap;
    margin: calc(-1 * var(--space-2)) calc(-1 * ${pageGutter});
    padding: var(--space-2) ${pageGutter};
    overflow-x: auto;
    scroll-padding-inline: ${pageGutter};

    li {
      flex: none;
    }

    /* The category in use stays in sight, with the usual gap around it; but it must not cover a focused one. */
    &:not(:focus-within) li:has([aria-current]) {
      position: sticky;
      z-index: 1;
      inset-inline: calc(var(--space-2) - ${pageGutter});
      background: var(--paper);
      box-shadow: 0 0 0 var(--space-2) var(--paper);
    }
  }

  @media (max-width: 39.99rem) and (pointer: coarse) {
    scrollbar-width: none;
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
