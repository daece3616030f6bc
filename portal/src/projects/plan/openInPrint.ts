import { css } from 'styled-components'

/** For a disclosure whose content belongs on paper, where it cannot be opened. */
export const openInPrint = css`
  @media print {
    &::details-content {
      content-visibility: visible;
    }
  }
`
