import { styled } from 'styled-components'

/** Aligns FAQs with the section's lead, so that questions and their icons stay close together. */
export const LeadColumn = styled.div`
  @media (min-width: 800px) {
    margin-left: calc(50% + var(--space-7) / 2);
  }
`
