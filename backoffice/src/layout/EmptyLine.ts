import { styled } from 'styled-components'

/** A line in place of an empty list on a page that shows more. */
export const EmptyLine = styled.p`
  color: var(--ink-soft);
`
