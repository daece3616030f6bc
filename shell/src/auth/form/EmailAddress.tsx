import { styled } from 'styled-components'

/** An e-mail address within a sentence. A long one may break anywhere rather than widen the page. */
export const MailAddress = styled.strong`
  overflow-wrap: anywhere;
`
