import { css } from 'styled-components'

/**
 * Ends the label of a required field with “(required)”, which its control tells assistive technology itself. A form whose fields
 * are nearly all required sets `--required-mark` to an empty string and marks the optional ones.
 */
export const requiredLabel = css`
  &::after {
    content: var(--required-mark, ' (required)') / '';
    color: var(--ink-soft);
    font-size: var(--text-14);
    font-weight: 400;
  }
`
