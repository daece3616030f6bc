import { css } from 'styled-components'
import { tableAsCards } from '../data/tableAsCards.ts'

/** Without room for its columns, every case is a card. */
export const casesAsCards = css`
  ${tableAsCards}

  tbody tr {
    display: grid;
    grid-template-columns: minmax(1rem, auto) auto auto minmax(0, 1fr);
    gap: var(--space-3);
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: linear-gradient(90deg, var(--mark, transparent) 4px, transparent 0) var(--tint, var(--surface));
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

  /* Below a title of the whole width, both badges share a line: that of the result comes first. */
  tbody th[scope='row'] {
    display: grid;
    grid-template-columns: subgrid;
    grid-row: 1 / span 2;
    grid-template-rows: subgrid;
    gap: var(--space-3) var(--space-2);

    > button {
      grid-area: 1 / 1 / auto / -1;
      justify-self: start;
    }

    > :is([data-tone], small) {
      grid-row: 2;
    }

    > small {
      grid-column: 3;
      align-self: center;
    }
  }

  tbody tr:has(td[data-column='Result']) > th > [data-tone] {
    grid-column: 2;
  }

  /* What a case has shown comes before what was asked of it. */
  tbody td[data-column='Result'] {
    &,
    > div {
      display: contents;
    }

    [data-tone] {
      grid-area: 2 / 2;
    }

    small {
      grid-area: 3 / 2 / auto / -1;
      margin: 0;
    }

    [data-column] {
      grid-column: 2 / -1;
      margin: 0;
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

  /* On phones, a case that has passed is folded below its badges. */
  @container cases (max-width: 37.99rem) {
    tbody th:has(> details) > button {
      margin-inline-end: 32px;
    }

    tbody th > details {
      display: block;
      grid-area: 1 / 3;
      justify-self: end;
      margin-block: -10px;
      margin-inline-end: -14px;
    }

    @media not print {
      tbody tr:has(> th > details:not([open])) > td {
        &:is([data-column='Input'], [data-column='Expected result'], [data-column='Actions']),
        > div > :not([data-tone]) {
          display: none;
        }
      }
    }
  }

  /* Side by side where both have room. */
  @container cases (min-width: 38rem) {
    tbody td:is([data-column='Input'], [data-column='Expected result']) {
      grid-row: 3;
    }

    tbody td[data-column='Result'] small {
      grid-area: 2 / 4;
      align-self: center;
    }

    tbody td[data-column='Input'] {
      margin-inline-end: calc(50% + var(--space-3));
    }

    tbody td[data-column='Expected result'] {
      margin-inline-start: calc(50% + var(--space-3));
    }

    /* The actions stand beside the first line of the title, each with its text at the edge. */
    tbody th > button[data-size] {
      margin-inline-end: 12rem;
    }

    tbody td[data-column='Actions'] {
      grid-area: 1 / 4;
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
  }

  :is([data-column='Input'], [data-column='Expected result'], [data-column='Result note'])::before {
    content: attr(data-column) / '';
    display: block;
    color: var(--ink-soft);
  }
`
