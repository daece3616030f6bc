import { css } from 'styled-components'
import { tableAsCards } from '../data/tableAsCards.ts'

/** Without room for its columns, every case is a card. */
export const casesAsCards = css`
  ${tableAsCards}

  tbody tr {
    display: grid;
    grid-template-columns: minmax(1rem, auto) minmax(0, 1fr);
    gap: var(--space-3);
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
  }

  tbody tr > *,
  tbody tr:hover > * {
    grid-column: 2 / -1;
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
  }

  tbody td[data-column='No.'] {
    grid-area: 1 / 1;
    color: var(--ink-soft);
    font-size: var(--text-16);
    font-variant-numeric: tabular-nums;
    line-height: 1.5;

    &::after {
      content: '.' / '';
    }
  }

  tbody th[scope='row'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--space-3);
    align-items: start;
    grid-row: 1;

    > small {
      grid-column: 1 / -1;
    }
  }

  /* What a case has shown comes before what was asked of it. */
  tbody td[data-column='Result'] {
    grid-row: 2;
  }

  /* Below a title of the whole width, both badges share a line: that of the result comes first. */
  @container cases (max-width: 37.99rem) {
    tbody tr {
      grid-template-columns: minmax(1rem, auto) auto auto minmax(0, 1fr);
    }

    tbody :is(th[scope='row'], td[data-column='Result']) {
      display: grid;
      grid-template-columns: subgrid;
      gap: var(--space-2);
    }

    tbody th[scope='row'] {
      grid-row: 1 / span 2;
      grid-template-rows: subgrid;
      row-gap: var(--space-3);

      > button {
        grid-column: 1 / -1;
        justify-self: start;
      }

      > small {
        grid-column: 3;
        align-self: center;
      }
    }

    tbody tr:has(td[data-column='Result']) > th > [data-tone] {
      grid-column: 2;
    }

    tbody td[data-column='Result'] {
      &:has(p, small) {
        grid-row: 2 / span 2;
      }

      > div {
        display: contents;
      }

      > div > :is(p, small) {
        grid-column: 1 / -1;
        margin: 0;
      }
    }
  }

  /* Level with the number beside it, at the edge of what is below. */
  tbody th > button[data-size] {
    min-height: 44px;
    margin-block: -10px;
    padding-block: 9px;
    line-height: 1.5;
    font-size: var(--text-16);
  }

  /* Side by side where both have room. */
  @container cases (min-width: 38rem) {
    tbody tr:has(td[data-column='Expected result']) {
      grid-template-columns: minmax(1rem, auto) repeat(2, minmax(0, 1fr));
    }

    tbody td[data-column='Input'] {
      grid-column: 2;
      padding-inline-end: var(--space-4);
    }

    tbody td[data-column='Expected result'] {
      grid-column: 3;
    }

    /* The actions stand beside the first line of the title, each with its text at the edge. */
    tbody tr:has(td[data-column='Result']) > th[scope='row'] {
      grid-template-columns: minmax(0, auto) auto;
      justify-content: start;
      padding-inline-end: 12rem;
    }

    tbody td[data-column='Result'] ~ [data-column='Actions'] {
      grid-area: 1 / 3;
      align-items: start;
      justify-content: end;
      margin-block: -10px;
      margin-inline-end: -14px;

      @media (pointer: fine) {
        margin-block: -6px;

        button[data-size] {
          min-height: 36px;
        }
      }
    }

    /* The note stands beside the result. */
    tbody td[data-column='Result'] > div {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-1) var(--space-3);
      align-items: baseline;

      > :is(p, small) {
        margin: 0;
      }

      > p {
        flex-basis: 100%;
      }
    }
  }

  td:is([data-column='Input'], [data-column='Expected result'])::before {
    content: attr(data-column) / '';
    display: block;
    color: var(--ink-soft);
  }

  tbody td[data-column='Actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    justify-content: space-between;

    &:empty {
      display: none;
    }

    > button {
      min-height: 44px;
    }
  }
`
