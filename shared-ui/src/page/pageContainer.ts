import { css } from 'styled-components'

/** The margin between what is on a page and the edge of the window. */
export const gutter = 'clamp(var(--space-4), 4vw, var(--space-5))'

/** The printed area of a page: in the middle, as wide as a page may be, with its margins. */
export const pageFrame = css`
  max-width: calc(var(--page) + 2 * var(--space-5));
  margin-inline: auto;
  padding-inline: ${gutter};
`
