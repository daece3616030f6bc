import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { compactRows } from '../../list/table/compactRows.ts'
import { controlsInLine } from '../../list/table/controlsInLine.ts'
import { tableStyles } from '../../list/table/tableStyles.ts'

/**
 * The table of projects. In compact rows the client, the budget, and the date are gray lines below the project, the priority
 * is beside the status, and the days are below both.
 */
export const CompactProjectTable = styled(Table)`
  ${tableStyles}
  ${compactRows}

  @container rows (max-width: 60rem) {
    tr {
      row-gap: 6px;
    }

    th [data-clamp],
    td[data-column='Client'] [data-part='email'] {
      display: none;
    }

    td:is([data-column='Client'], [data-column='Budget'], [data-column='Created']) {
      color: var(--ink-soft);
    }

    td[data-column='Budget'] > span > span {
      display: inline;
    }

    /* The header of its column is not above it. */
    td[data-column='Created']::before {
      content: 'Created ' / '';
    }
  }

  /* Name, company, and email are below each other, as high as the project and its text, which have the width. */
  @container rows (width > 60rem) {
    tbody th {
      width: 24%;
    }

    td[data-column='Client'] [data-part='company'] {
      display: block;

      &::before {
        content: none;
      }
    }
  }

  /* Room between columns goes to those that need it. */
  @container rows (width >= 68rem) {
    :is(th, td):not(:first-child) {
      padding-inline-start: var(--space-2);
    }

    :is(th, td):not(:last-child) {
      padding-inline-end: var(--space-2);
    }
  }

  /* Little room for columns goes to those that need it. */
  @container rows (60rem < width < 68rem) {
    th > div {
      min-width: 7.5rem;
    }

    td[data-column='Client'] > div {
      min-width: 10rem;
    }

    td[data-column='Status'] > div {
      min-width: 9.25rem;
    }

    td[data-column='Actions'] {
      padding-inline-end: 0;
    }
  }

  @container rows (39.99rem < width <= 60rem) {
    ${controlsInLine}

    tr {
      grid-template-columns: auto minmax(0, 1fr) 5.75rem 6.25rem 7.25rem;
    }

    tr > th:first-child {
      grid-column: 1 / span 2;
    }

    thead th:last-child {
      grid-column: 5;
    }

    td[data-column='Client'] {
      grid-area: 2 / 1 / auto / span 2;
    }

    /* The badge has a column, and the days are below it and the priority. */
    td[data-column='Status'] {
      grid-area: 1 / 3 / span 3 / span 2;
      display: grid;
      grid-template: subgrid / subgrid;
      place-items: start;

      > div {
        display: contents;
      }

      [data-part='progress'] {
        grid-area: 2 / 1 / span 2 / -1;
        justify-self: stretch;
        margin: 0;
      }
    }

    /* They are in the line of the title, which is lower. */
    td:is([data-column='Status'], [data-column='Priority']) [data-tone] {
      margin-block: -2px;
    }

    td[data-column='Priority'] {
      grid-area: 1 / 4;
    }

    td[data-column='Budget'] {
      grid-area: 3 / 1;
    }

    td[data-column='Created'] {
      grid-column: 1 / span 2;
    }

    td[data-column='Actions'] {
      grid-area: 1 / 5;
    }
  }

  /* Here, the date has room beside the budget. */
  @container rows (45rem <= width <= 60rem) {
    td[data-column='Created'] {
      grid-area: 3 / 2;
      white-space: normal;
    }

    td[data-column='Budget']:not(:has([data-no-value])) + td[data-column='Created'] {
      margin-inline-start: calc(-1 * var(--space-2));

      &::before {
        content: '· Created ' / '';
      }
    }
  }

  @container rows (max-width: 39.99rem) {
    tbody tr {
      display: flex;
      flex-wrap: wrap;
    }

    tbody tr > :is(th, td[data-column='Client']) {
      flex-basis: 100%;
    }

    /* Its days are below the priority, which is beside its badge. */
    td[data-column='Status'],
    td[data-column='Status'] > div {
      display: contents;
    }

    td:is([data-column='Status'], [data-column='Priority']) [data-tone] {
      margin-block: var(--space-1);
    }

    td [data-part='progress'] {
      order: 1;
      flex-basis: 100%;
      min-width: 0;
      margin: 0 0 var(--space-1);
    }

    td:is([data-column='Budget'], [data-column='Created']) {
      order: 2;
      flex-basis: 100%;
    }
  }
`
