import { styled } from 'styled-components'

/** Stacks fields; those in a `data-row` are side by side on wide screens. */
export const FormGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  > [data-row] {
    display: grid;
    gap: var(--space-4) var(--space-5);

    @media (min-width: 40rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`
