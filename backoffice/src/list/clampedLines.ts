import { css } from 'styled-components'

/** Styles that show the first lines of a text only, ending with an ellipsis. */
export const clampedLines = (count: number) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${count};
`
