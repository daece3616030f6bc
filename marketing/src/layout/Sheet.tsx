import { styled } from 'styled-components'

/** The printed area of the page: as wide as the page may be, with margins. */
export const Sheet = styled.div`
  width: 100%;
  max-width: calc(var(--page) + 2 * var(--space-5));
  margin-inline: auto;
  padding-inline: clamp(var(--space-4), 4vw, var(--space-5));
`
