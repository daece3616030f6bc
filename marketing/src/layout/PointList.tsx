import { styled } from 'styled-components'

/** Its items are headings with a short text each, in two columns where they fit. */
export const PointGrid = styled.ul`
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
    <PointGrid role="list">
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </PointGrid>
  )
}
