import { styled } from 'styled-components'

/** Variants side by side, as many as there is room for. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
`
