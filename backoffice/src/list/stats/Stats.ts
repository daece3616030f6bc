import { styled } from 'styled-components'
import { statLabel, statNumber, statStrip } from './statStrip.ts'

/** Numbers in a low strip: each child is a `div` with the label as `dt` and the number as `dd`. */
export const Stats = styled.dl`
  ${statStrip}
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;

  > div {
    padding: 6px var(--space-4);
    background: var(--surface);
  }

  dt {
    ${statLabel}
    line-height: 1.3;
  }

  dd {
    ${statNumber}
    line-height: 1.2;
  }

  /* Label and number in one line, in two columns; the first of an odd number, which is the total, takes both. */
  @media (max-width: 39.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: row;

    > div {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-2);
      padding-inline: var(--space-3);
    }

    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
`
