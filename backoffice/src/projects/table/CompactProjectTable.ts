import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { compactRows } from '../../list/table/compactRows.ts'
import { tableStyles } from '../../list/table/tableStyles.ts'

/** The table of projects. In compact rows the client is below the project, and the priority is beside the status. */
export const CompactProjectTable = styled(Table)`
  ${tableStyles}
  ${compactRows}

  @container rows (max-width: 60rem) {
    /* The badge shares a line with the priority, and has what is said of the days below both. */
    td[data-column='Status'] {
      display: grid;
      grid-template-columns: subgrid;
      justify-items: start;

      > div {
        display: contents;
      }

      small {
        grid-column: 1 / -1;
      }
    }

    td[data-column='Client'] {
      margin-top: 6px;
      color: var(--ink-soft);

      > div {
        display: block;
      }

      [data-part='email'] {
        display: none;
      }

      [data-part='company']::before {
        content: ' · ';
      }
    }

    /* The header of its column is not above it. */
    td[data-column='Created']::before {
      content: 'Created ' / '';
    }
  }

  @container rows (39.99rem < width <= 60rem) {
    tr {
      grid-template: auto auto 1fr / minmax(0, 1fr) 5.25rem 5.5rem 7.75rem 7.5rem;
    }

    thead th:nth-child(3) {
      grid-column: span 2;
    }

    td[data-column='Client'] {
      grid-area: 2 / 1;
    }

    td[data-column='Status'] {
      grid-area: 1 / 2 / span 2 / span 2;
    }

    td[data-column='Priority'] {
      grid-area: 1 / 3;
    }

    td[data-column='Budget'] {
      grid-area: 1 / 4;
    }

    td[data-column='Created'] {
      grid-area: 3 / 1;
      margin-top: 6px;
      color: var(--ink-soft);
    }

    td[data-column='Actions'] {
      grid-area: 1 / 5;
    }
  }

  @container rows (max-width: 39.99rem) {
    tbody tr {
      grid-template-columns: auto auto minmax(0, 1fr);
    }

    tbody tr > :is(th, td[data-column='Client']) {
      grid-column: 1 / -1;
    }

    th [data-clamp] {
      display: none;
    }

    td[data-column='Status'] {
      grid-area: 3 / 1 / auto / -1;
    }

    td[data-column='Status'] small {
      display: block;

      > span + span::before {
        content: '· ';
      }
    }

    td[data-column='Priority'] {
      grid-area: 3 / 2;
    }

    td:is([data-column='Status'], [data-column='Priority']) {
      margin-top: var(--space-2);
    }

    td[data-column='Budget'] {
      grid-area: 4 / 1 / auto / -1;

      > span > span {
        display: inline;
      }
    }

    td[data-column='Created'] {
      grid-area: 5 / 1 / auto / -1;
      color: var(--ink-soft);
    }

    td:is([data-column='Budget'], [data-column='Created']) {
      margin-top: 6px;
    }
  }
`
