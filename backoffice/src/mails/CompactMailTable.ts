import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { compactRows } from '../list/table/compactRows.ts'
import { tableStyles } from '../list/table/tableStyles.ts'

/** The table of mails. In compact rows the project is below the recipient. */
export const CompactMailTable = styled(Table)`
  ${tableStyles}
  ${compactRows}

  td[data-column='Project'] a:not(:hover) {
    color: inherit;
    text-decoration-color: var(--line-strong);
  }

  /* Short values take no more room than they need, so that the row has no holes. */
  @container rows (width > 60rem) {
    :is(th, td):nth-child(4) {
      width: 7rem;
    }

    :is(th, td):last-child {
      width: 13rem;
    }
  }

  @container rows (max-width: 60rem) {
    th small {
      margin-top: 0;
    }
  }

  @container rows (39.99rem < width <= 60rem) {
    tr {
      grid-template: auto 1fr / minmax(0, 1fr) 11.5rem 5rem 10.5rem;
    }

    thead th:nth-child(3) {
      grid-area: 1 / 1;
    }

    tbody th,
    td:is([data-column='Status'], [data-column='When']) {
      grid-row: 1 / span 2;
    }

    td[data-column='Project'] {
      grid-area: 2 / 2;
      margin-top: 6px;
    }

    /* Its text is in the first line. */
    td[data-column='Status'] {
      grid-column: 3;
      margin-top: -2px;
    }

    td[data-column='When'] {
      grid-column: 4;
    }
  }

  @container rows (max-width: 39.99rem) {
    tbody tr {
      grid-template-columns: auto minmax(0, 1fr);
      row-gap: 6px;
    }

    &&& tbody th {
      padding-inline-end: 0;
    }

    tbody tr > :is(th, td:is([data-column='To'], [data-column='Project'])) {
      grid-column: 1 / -1;
    }

    th small {
      font-size: var(--text-14);
    }

    td[data-column='To'] {
      display: flex;
      gap: var(--space-1);

      &::before {
        color: var(--ink-soft);
        content: 'To' / '';
      }
    }

    td[data-column='When'] {
      align-self: center;
      color: var(--ink-soft);
    }
  }
`
