import { styled } from 'styled-components'

/** The red banner above a form: what went wrong, said at once by screen readers. */
export const ErrorBanner = styled.p.attrs({ role: 'alert' })`
  margin: 0;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--danger);
  border-radius: var(--radius-small);
  background: var(--danger-soft);
  color: var(--danger);
`

/** The same above a card. */
export const LeadBanner = styled(ErrorBanner)`
  margin-bottom: var(--space-4);
`
