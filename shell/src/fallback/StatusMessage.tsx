import { styled } from 'styled-components'

/** A loading message, announced politely by screen readers. The footer waits below the screen, where it does not move. */
export const StatusMessage = styled.p.attrs({ role: 'status' })`
  display: grid;
  place-items: center;
  min-height: calc(100svh - var(--header));
  margin: 0;
  color: var(--ink-soft);
  font-size: var(--text-18);
`
