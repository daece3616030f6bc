import { styled } from 'styled-components'

/** A printed page: a running head between hairlines, then text or pairs of label and value. */
export const Sheet = styled.li`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  background: var(--surface);
  font-size: var(--text-16);
  line-height: 1.5;

  > p:first-child {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
    padding-bottom: var(--space-3);
    border-bottom: 1px solid var(--line);
    color: var(--ink-soft);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
  }

  dl > div {
    display: grid;
    grid-template-columns: 5rem 1fr;
    gap: var(--space-3);
    align-items: first baseline;
    padding-block: var(--space-2);
  }

  dl > div + div {
    border-top: 1px solid var(--line);
  }

  dt {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`
