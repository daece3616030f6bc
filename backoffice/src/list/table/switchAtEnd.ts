import { css } from 'styled-components'

/**
 * For a compact row on a phone: its switch is at the end of a line of text, below the actions in the corner. The word of a
 * draft is before it, so that all switches are below each other.
 */
export const switchAtEnd = css`
  div:has(> [role='switch']) {
    flex-direction: row-reverse;
  }

  [role='switch'] {
    justify-content: end;
    margin-block: -12px;
    margin-inline-start: -4px;
  }
`
