import { css, styled } from 'styled-components'

const quiet = css`
  color: var(--ink-soft);
  font-size: var(--text-14);
  font-weight: 400;
`

/**
 * Ends the label of a required field with “(required)”, which its control tells assistive technology itself. A form whose fields
 * are nearly all required sets `--required-mark` to an empty string and marks the optional ones.
 */
export const requiredLabel = css`
  &::after {
    content: var(--required-mark, ' (required)') / '';
    ${quiet}
  }
`

/** The “(optional)” that ends the label of a field among required ones. */
export const OptionalMark = styled.small`
  ${quiet}
`
