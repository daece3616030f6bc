import { css } from 'styled-components'
import { tableAsCards } from '@fortnight/shared-ui/data/tableAsCards'
import { lowCards } from './lowCards.ts'
import { namedIcons } from './namedIcons.ts'

/** Without room for its columns every row of a table is a card, in which values are labeled with their column. */
export const rowsAsCards = css`
  ${tableAsCards}

  &:not([data-ordered]) tbody {
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

  tbody tr[data-selected] {
    border-color: var(--accent);
    background: var(--accent-soft);
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

  tbody tr > :is(th, [data-unlabeled], [data-column='Actions']) {
    flex-basis: 100%;
    min-width: 0;
  }

  /* The checkbox of a row is in the corner, so that all text has one edge. */
  tbody tr > td:first-child {
    position: absolute;
    inset: var(--space-3) var(--space-4) auto auto;
  }

  tbody tr > td:first-child + th {
    padding-inline-end: var(--space-6);
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

  /* The text of a switch says what it is. Its touch target is higher than a line. It comes after labeled values. */
  tbody td[data-column]:has([role='switch']) {
    order: 1;
    align-self: flex-end;
    margin-block: calc(-1 * var(--space-2));

    &::before {
      content: none;
    }
  }

  /* The text below the name of the card is as near to it as that in the same cell. */
  tbody td[data-unlabeled][data-column] {
    display: block;
    margin-top: -2px;

    &::before {
      content: none;
    }
  }

  /* Actions need no label, but touch targets. */
  tbody td[data-column='Actions']:last-child {
    order: 2;
    display: flex;
    flex-wrap: wrap;
    align-self: flex-end;
    margin-bottom: calc(-1 * var(--space-2));
    padding-top: var(--space-1);
    border-top: 1px solid var(--line);

    &::before {
      content: none;
    }

    > :is(a, button) {
      min-width: 44px;
      min-height: 44px;
    }

    ${namedIcons}

    /* Its icon is at the edge of the text above. */
    > [data-variant='ghost']:first-child {
      margin-inline-start: -14px;
    }

    /* What has a border needs as much air as text. */
    &:not(:has(> [data-variant='ghost'])) {
      margin-bottom: 0;
      padding-top: var(--space-3);
    }

    &:empty {
      display: none;
    }
  }

  /* Cards beside each other have their actions at one height, at the foot. */
  @container rows (min-width: 44.75rem) {
    &:not([data-ordered]) tbody tr:has(> td[data-column='Actions'] > [data-variant='ghost']) {
      padding-bottom: calc(45px + var(--space-4));

      > td[data-column='Actions'] {
        position: absolute;
        inset: auto var(--space-4) var(--space-1);
        margin: 0;
      }
    }
  }

  ${lowCards}

  /* In cards as wide as the page, four of them do. */
  @container rows (min-width: 36rem) {
    &[data-ordered] tbody > tr > td[data-column]:not([data-column='']),
    tbody > tr:only-child > td[data-column]:not([data-column='']) {
      min-width: calc(25% - var(--space-4) * 3 / 4);
    }
  }

  /* There, the values of ordered rows are on one line, which the actions end. */
  @container rows (min-width: 44rem) {
    &[data-ordered] tbody > tr > td[data-column]:not([data-column=''], [data-unlabeled]) {
      display: flex;
      gap: var(--space-1);
      align-self: center;
      min-width: 0;
      margin-block: 0;
    }

    &[data-ordered] tbody > tr > td[data-column='Actions']:last-child {
      flex: 1;
      justify-content: flex-end;
      margin-inline-end: calc(-1 * var(--space-3));
      padding-top: 0;
      border-top: 0;
    }
  }

  /* On phones a date with its time takes two lines of half a card, instead of a line that is half empty. */
  @container rows (max-width: 30rem) {
    tbody td[data-column]:not([data-nowrap]):has(> time) {
      flex-basis: calc(50% - var(--space-4) / 2);
    }
  }
`
