import { styled } from 'styled-components'

/** Numbers in boxes: each child is a `div` with the label as `dt` and the number as `dd`. */
export const Stats = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
  gap: var(--space-3);

  > div {
    display: grid;
    align-content: space-between;
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
  }

  dt {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  dd {
    font-family: var(--font-heading);
    font-size: var(--text-28);
    font-variant-numeric: tabular-nums;
    font-weight: 700;
    line-height: 1.2;
  }

  /* Label and number in one line, in two columns; the first of an odd number, which is the total, takes both. */
  @media (max-width: 47.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-2);

    > div {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-2);
      padding: var(--space-2) var(--space-3);
    }

    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }

    dd {
      font-size: var(--text-22);
    }
  }
`
