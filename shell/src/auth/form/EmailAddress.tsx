import { styled } from 'styled-components'

/** An email address within a sentence. A long one breaks anywhere rather than widening the page. */
export const EmailAddress = styled.strong`
  overflow-wrap: anywhere;
`
