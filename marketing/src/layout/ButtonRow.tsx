import { styled } from 'styled-components'

/** Buttons side by side, wrapped where they do not fit. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`
