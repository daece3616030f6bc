import { css } from 'styled-components'

/** Space between the content of a page and the edge of the viewport. */
export const pageGutter = 'clamp(var(--space-4), 4vw, var(--space-5))'

/** Styles of the centered content area of a page, with its maximum width and gutters. */
export const pageContainer = css`
  max-width: calc(var(--page) + 2 * var(--space-5));
  margin-inline: auto;
  padding-inline: ${pageGutter};
`
