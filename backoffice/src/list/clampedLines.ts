import { css } from 'styled-components'

/**
 * Styles that show the first lines of a text only, ending with an ellipsis. A single line ends within a word, as an ellipsis
 * after a sentence looks like a mistake.
 */
export const clampedLines = (count: number) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${count};
  ${count === 1 ? 'word-break: break-all;' : ''}
`
