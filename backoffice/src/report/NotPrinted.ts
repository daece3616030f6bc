import { styled } from 'styled-components'

/** What is of no use on paper, such as buttons. */
export const NotPrinted = styled.div`
  @media print {
    display: none;
  }
`
