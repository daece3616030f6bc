import { css } from 'styled-components'

/** Numbers in one box. The gaps show its background, as lines between the cells. */
export const statStrip = css`
  display: grid;
  gap: 1px;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--line);
  overflow: clip;
`

export const statLabel = css`
  color: var(--ink-soft);
  font-size: var(--text-14);
`

export const statNumber = css`
  font-family: var(--font-heading);
  font-size: var(--text-22);
  font-variant-numeric: tabular-nums;
  font-weight: 700;
`
