import { styled } from 'styled-components'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'

/** What went wrong, above the card of a page rather than in its form. */
export const LeadBanner = styled(ErrorBanner)`
  margin-bottom: var(--space-4);
`
