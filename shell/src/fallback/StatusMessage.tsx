import { styled } from 'styled-components'

/** A full-height, politely announced line while something is being found out. */
export const StatusMessage = styled.p.attrs({ role: 'status' })`
  display: grid;
  place-items: center;
  min-height: 60vh;
  margin: 0;
  color: var(--ink-soft);
  font-size: var(--text-18);
`
