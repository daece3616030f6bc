import { css } from 'styled-components'
import { tableAsCards } from '@fortnight/shared-ui/data/tableAsCards'

/** Without room for its columns every row of a table is a card, in which values are labeled with their column. */
export const rowsAsCards = css`
  ${tableAsCards}

  tbody {
    grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  }

  tbody tr {
    position: relative;
    display: flex;
    flex-flow: row wrap;
    gap: var(--space-2) var(--space-4);
    align-items: flex-start;
    align-content: flex-start;
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
  }

  tbody tr:only-child {
    grid-column: 1 / -1;
  }

  tbody tr > *,
  tbody tr > [data-align],
  tbody tr:hover > * {
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
  }

  tbody :is(th, td) > * {
    min-width: 0;
  }

  tbody th {
    font-size: var(--text-16);
  }

  tbody tr > :is(th, [data-column='Actions']) {
    flex-basis: 100%;
    min-width: 0;
  }

  /* Two short values share a line; a long one has it alone. */
  tbody td[data-column]:not([data-column='']) {
    display: grid;
    grid-template-columns: minmax(0, auto);
    align-content: start;
    justify-items: start;
    min-width: calc(50% - var(--space-4) / 2);
    max-width: 100%;
  }

  tbody td[data-column]:has([data-no-value]:only-child) {
    display: none;
  }

  tbody td[data-column]:not([data-column=''])::before {
    content: attr(data-column) / '';
    color: var(--ink-soft);
  }

  /* Actions need no label, but touch targets. */
  tbody td[data-column='Actions']:last-child {
    display: flex;
    flex-wrap: wrap;
    align-self: flex-end;
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);

    &::before {
      content: none;
    }

    > :is(a, button) {
      min-width: 44px;
      min-height: 44px;
    }

    &:empty {
      display: none;
    }
  }

  /* In cards as wide as the page, four of them do. */
  @container rows (min-width: 36rem) {
    tbody > tr:only-child > td[data-column]:not([data-column='']) {
      min-width: calc(25% - var(--space-4) * 3 / 4);
    }
  }

  /* On phones a date with its time takes two lines of half a card, instead of a line that is half empty. */
  @container rows (max-width: 30rem) {
    tbody td[data-column]:not([data-nowrap]):has(> time) {
      flex-basis: calc(50% - var(--space-4) / 2);
    }
  }
`
