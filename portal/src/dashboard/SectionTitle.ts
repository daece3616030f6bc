import { styled } from 'styled-components'

/** The title of a section of the dashboard. */
export const SectionTitle = styled.h2`
  margin-bottom: var(--space-3);
  font-size: var(--text-22);
`
