import { styled } from 'styled-components'

/** Lays variants out side by side and wraps them. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
`
