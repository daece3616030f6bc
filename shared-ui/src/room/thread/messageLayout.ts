import { css } from 'styled-components'

/** A line of the conversation: the time in a column of its own where there is space, like the day in a ledger. */
export const messageLayout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--space-2);
  align-items: start;
  padding-block: var(--space-3);

  > time {
    grid-column: 1;
    color: var(--ink-soft);
    font-size: var(--text-14);
    line-height: 1.6;
  }

  > [data-part='body'] {
    grid-column: 1;
    min-width: 0;
  }

  > [data-part='menu'] {
    grid-area: 1 / 2 / span 2;
    margin-block: -10px;
  }

  @media (min-width: 40rem) {
    grid-template-columns: 5.5rem minmax(0, 1fr) auto;

    > time {
      padding-top: 1px;
      line-height: 1.75;
    }

    > [data-part='body'] {
      grid-area: 1 / 2;
    }

    > [data-part='menu'] {
      grid-area: 1 / 3;
    }
  }
`
