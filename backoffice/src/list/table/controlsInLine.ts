import { css } from 'styled-components'

/** For a compact row: its switch and its actions, which are higher than a line of text, are in the middle of its first line. */
export const controlsInLine = css`
  td[data-column='Actions'] {
    align-items: center;
    height: 1lh;
    margin-block: 0;
  }

  [role='switch'] {
    margin-block: -12px;
  }
`
