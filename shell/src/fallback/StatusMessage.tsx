import { styled } from 'styled-components'

/** A full-height loading message, announced politely by screen readers. */
export const StatusMessage = styled.p.attrs({ role: 'status' })`
  display: grid;
  place-items: center;
  min-height: 60vh;
  margin: 0;
  color: var(--ink-soft);
  font-size: var(--text-18);
`
