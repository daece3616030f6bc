import { css } from 'styled-components'

/** What a version is, and what is or was decided about it: side by side where there is room. */
export const versionColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--space-7);
  align-items: start;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 4fr);
  }
`
