import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { compactRows } from '../../list/table/compactRows.ts'
import { controlsInLine } from '../../list/table/controlsInLine.ts'
import { tableStyles } from '../../list/table/tableStyles.ts'

/**
 * The table of posts. In compact rows an author who is not the usual one is below the title and its excerpt, and so are category
 * and date, in one line.
 */
export const CompactPostTable = styled(Table)`
  ${tableStyles}
  ${compactRows}

  @container rows (max-width: 60rem) {
    td:is([data-column='Author'], [data-column='Category'], [data-column='Date']) {
      margin-top: 6px;
      color: var(--ink-soft);
    }

    td[data-column='Author'] {
      > div {
        display: inline;
      }

      &::before {
        content: 'By ' / '';
      }
    }

    td[data-column='Date'] {
      margin-inline-start: calc(-1 * var(--space-2));

      &::before {
        content: '· ' / '';
      }
    }
  }

  @container rows (39.99rem < width <= 60rem) {
    ${controlsInLine}

    tr {
      grid-template: auto auto 1fr / 20px auto minmax(0, 1fr) 7.25rem 5.75rem;
    }

    tr > th:nth-child(2) {
      grid-column: 2 / span 2;
    }

    td[data-column='Author'] {
      grid-area: 2 / 2 / auto / span 2;
    }

    td[data-column='Category'] {
      grid-area: 3 / 2;
    }

    td[data-column='Date'] {
      grid-area: 3 / 3;
    }

    td[data-column='Status'] {
      grid-area: 1 / 4 / span 3;

      [data-tone] {
        margin-top: 6px;
      }
    }

    td[data-column='Actions'] {
      grid-area: 1 / 5;
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
    }

    td[data-column='Date'] {
      grid-column: 3 / -1;
    }

    td[data-column='Status'] {
      grid-column: 2 / span 2;
      margin-block: -2px calc(-1 * var(--space-2));

      [data-tone] {
        margin-bottom: var(--space-2);
      }
    }

    td[data-column='Actions'] {
      position: static;
      align-self: start;
      margin: -2px -14px calc(-1 * var(--space-2)) 0;
    }
  }

  /* Here, the switch and the actions have room in the first line of the title. */
  @container rows (34rem <= width <= 39.99rem) {
    tbody tr {
      grid-template: auto 1fr / 20px auto minmax(0, 1fr) 7.25rem auto;
    }

    tbody tr > :is(th, td[data-column='Author']) {
      grid-column: 2 / span 2;
    }

    td[data-column='Date'] {
      grid-column: 3;
    }

    td[data-column='Status'] {
      grid-area: 1 / 4 / span 2;
      margin-top: -10px;
    }

    td[data-column='Actions'] {
      grid-area: 1 / 5 / span 2;
      margin-top: -10px;
    }
  }
`
