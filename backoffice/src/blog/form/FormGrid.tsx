import { styled } from 'styled-components'

/** Fields below one another, and short ones side by side where there is room. */
export const FormGrid = styled.div`
  display: grid;
  gap: var(--space-4);

  > [data-row] {
    display: grid;
    gap: var(--space-4);

    @media (min-width: 40rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`
