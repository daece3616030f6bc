import { styled } from 'styled-components'

/** Words that stay on one line, such as a range of numbers. */
export const NoWrap = styled.span`
  white-space: nowrap;
`
