import { styled } from 'styled-components'

/** A surface with a thin border and no shadow. Set `as="article"` or `as="section"` where it is one. */
export const Card = styled.div`
  --card-padding: clamp(1rem, 0.7rem + 1.4vw, 1.5rem);

  padding: var(--card-padding);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
`
