import { styled } from 'styled-components'

/** A field and its button: one row where it fits, in which the button stays beside the input, with or without an error. */
export const FieldAndButton = styled.div`
  display: grid;
  gap: var(--space-3);

  @media (min-width: 480px) {
    gap: var(--space-1) var(--space-3);
    grid-template: auto auto auto / minmax(0, 1fr) auto;

    > div {
      grid-row: 1 / 4;
      grid-template-rows: subgrid;
    }

    > button {
      grid-row: 2;
    }
  }
`
