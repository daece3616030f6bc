import { styled } from 'styled-components'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'

/** An error banner above the form of a page rather than in its form. */
export const PageErrorBanner = styled(ErrorBanner)`
  max-width: 30rem;
`
