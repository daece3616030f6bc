import { css } from 'styled-components'

/** Ends the label of a required field with “(required)”, which its control tells assistive technology itself. */
export const requiredLabel = css`
  &::after {
    content: ' (required)' / '';
    color: var(--ink-soft);
    font-size: var(--text-14);
    font-weight: 400;
  }
`
