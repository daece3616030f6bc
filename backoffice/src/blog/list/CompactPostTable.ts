import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { compactRows } from '../../list/table/compactRows.ts'
import { tableStyles } from '../../list/table/tableStyles.ts'

/** The table of posts. In compact rows the date is with the category, and an author who is not the usual one below the title. */
export const CompactPostTable = styled(Table)`
  ${tableStyles}
  ${compactRows}

  @container rows (max-width: 60rem) {
    td:is([data-column='Author'], [data-column='Date']) {
      margin-top: 6px;
      color: var(--ink-soft);
    }

    td[data-column='Author']::before {
      content: 'By ' / '';
    }

    /* The touch target of the switch is higher than the line that it is in. */
    td[data-column='Status'] {
      margin-block: calc(-1 * var(--space-2));
    }
  }

  @container rows (39.99rem < width <= 60rem) {
    tr {
      grid-template: repeat(2, auto) 1fr auto / 20px minmax(0, 1fr) 7.25rem 7.25rem 4.5rem;
    }

    td:is(:first-child, [data-column='Status'], [data-column='Actions']) {
      grid-row: 1 / -1;
      align-self: center;
    }

    tbody th {
      grid-area: 1 / 2 / span 3;
    }

    td[data-column='Author'] {
      grid-area: 4 / 2;
    }

    td[data-column='Category'] {
      grid-area: 1 / 3;
    }

    td[data-column='Date'] {
      grid-area: 2 / 3;
    }
  }

  @container rows (max-width: 39.99rem) {
    tbody tr {
      grid-template-columns: 20px auto minmax(0, 1fr) auto;
    }

    tbody tr > :is(th, td[data-column='Author']) {
      grid-column: 2 / -1;
    }

    /* In the first line of the title, which is higher. */
    td:first-child {
      margin-top: 2px;
    }

    &&& tbody th {
      padding: 0;
    }

    th small {
      display: none;
    }

    td[data-column='Category'] {
      grid-column: 2;
      margin-top: 6px;
      color: var(--ink-soft);
    }

    td[data-column='Date'] {
      grid-column: 3 / -1;
      margin-inline-start: calc(-1 * var(--space-2));

      &::before {
        content: '· ' / '';
      }
    }

    td[data-column='Status'] {
      grid-column: 2 / span 2;
      margin-top: -2px;
    }

    td[data-column='Actions'] {
      position: static;
      align-self: start;
      margin: -2px -14px calc(-1 * var(--space-2)) 0;
    }
  }

  /* Here, the switch and the actions have room beside the title. */
  @container rows (34rem <= width <= 39.99rem) {
    tbody tr {
      grid-template-columns: 20px auto minmax(0, 1fr) 7.25rem auto;
    }

    tbody tr > :is(th, td[data-column='Author']) {
      grid-column: 2 / span 2;
    }

    td[data-column='Date'] {
      grid-column: 3;
    }

    td[data-column='Status'] {
      grid-area: 1 / 4 / span 2;
      align-self: center;
      margin-top: calc(-1 * var(--space-2));
    }

    td[data-column='Actions'] {
      grid-area: 1 / 5 / span 2;
      align-self: center;
      margin-top: calc(-1 * var(--space-2));
    }
  }
`
