import { styled } from 'styled-components'

/** Error message next to what failed; screen readers announce it at once. */
export const ErrorBanner = styled.p.attrs({ role: 'alert' })`
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--danger);
  border-radius: var(--radius-small);
  background: var(--danger-soft);
  color: var(--danger);
`
