import { styled } from 'styled-components'

/** Two columns where there is room for them: below the text, not beside it. Of its children, a `data-stack` has fields. */
export const RailColumns = styled.div`
  &,
  > [data-stack] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-3) var(--space-5);
  }

  @media (min-width: 48rem) and (max-width: 74.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
