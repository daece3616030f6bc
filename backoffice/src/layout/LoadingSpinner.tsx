import { keyframes, styled } from 'styled-components'

const spin = keyframes`
  to { rotate: 1turn; }
`

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding-block: var(--space-6);
  color: var(--ink-soft);

  &::before {
    content: '';
    width: 24px;
    height: 24px;
    border: 3px solid var(--line);
    border-top-color: var(--accent);
    border-radius: 50%;
    animation: ${spin} 800ms linear infinite;
  }
`

/** Spinner while a list or a record is loaded. [ADMIN-CUST-8] */
export function LoadingSpinner({ what }: { what: string }) {
  return <Root role="status">Loading {what}…</Root>
}
