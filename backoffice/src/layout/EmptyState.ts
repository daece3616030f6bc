import { styled } from 'styled-components'
import { EmptyState as SharedEmptyState } from '@fortnight/shared-ui/feedback/EmptyState'

/** An empty state that is only as wide as its text, on pages that are wider. */
export const EmptyState = styled(SharedEmptyState)`
  width: 100%;
  max-width: 40rem;
`
