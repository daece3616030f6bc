import { styled } from 'styled-components'

/** A count of what the signed-in admin has not read. */
export const UnreadPill = styled.span`
  display: inline-block;
  min-width: 1.5rem;
  padding: 0 var(--space-2);
  border-radius: 1rem;
  background: var(--accent);
  color: var(--accent-ink);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  text-align: center;
  white-space: nowrap;
`
