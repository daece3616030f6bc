import { styled } from 'styled-components'

/** The red box beside what failed: what went wrong, said at once by screen readers. */
export const ErrorBanner = styled.p.attrs({ role: 'alert' })`
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--danger);
  border-radius: var(--radius-small);
  background: var(--danger-soft);
  color: var(--danger);
`
