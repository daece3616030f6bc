import { styled } from 'styled-components'

/** A sheet on the paper: surface, hairline, no shadow. Use `as="article"` or `as="section"` for what it is. */
export const Card = styled.div`
  padding: clamp(1rem, 0.7rem + 1.4vw, 1.5rem);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
`
