import { styled } from 'styled-components'

const List = styled.ul`
  display: grid;
  gap: var(--space-6) var(--space-7);
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: var(--space-2);
    align-content: start;
  }

  p {
    max-width: 30em;
    color: var(--ink-soft);
  }

  @media (min-width: 720px) {
    grid-template-columns: repeat(2, 1fr);
  }
`

/** Headings with a short text each, in two columns where they fit. */
export function PointList({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <List role="list">
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}
