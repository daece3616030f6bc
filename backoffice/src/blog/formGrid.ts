import { styled } from 'styled-components'

/** Fields below one another, and short ones side by side where there is room. */
export const FormGrid = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 64rem;

  > [data-row] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    gap: var(--space-4);
  }
`
