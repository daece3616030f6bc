import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { compactRows } from '../list/table/compactRows.ts'
import { tableStyles } from '../list/table/tableStyles.ts'

/** The table of errors. In compact rows build and browser are below the route, and when it was first seen is below the last time. */
export const CompactErrorTable = styled(Table)`
  ${tableStyles}
  ${compactRows}

  /* What does not wrap has room beside a long message. */
  @container rows (width > 60rem) {
    td[data-nowrap] > div {
      min-width: max-content;
    }

    td[data-column='Route'] > div {
      width: max-content;
      max-width: 10.5rem;
    }
  }

  @container rows (max-width: 60rem) {
    th small {
      margin-top: 0;
    }

    td:is([data-column='Build'], [data-column='Browser'], [data-column='First seen']) {
      color: var(--ink-soft);
    }

    td[data-column='First seen'] time::before {
      content: 'First ' / '';
    }
  }

  @container rows (39.99rem < width <= 60rem) {
    tr {
      grid-template: auto auto auto 1fr / minmax(0, 1fr) 8.25rem 10.25rem 7.75rem;
      row-gap: 2px;
    }

    thead tr {
      grid-template-rows: auto;
    }

    thead th:last-child {
      grid-area: 1 / 4;
    }

    tbody th,
    td[data-column='How often'] {
      grid-row: 1 / -1;
    }

    td:is([data-column='Route'], [data-column='Build'], [data-column='Browser']) {
      grid-column: 3;
    }

    td:is([data-column='First seen'], [data-column='Last seen']) {
      grid-area: 1 / 4 / -1;
    }

    /* Below the one line of the last time, however many lines the route has. */
    td[data-column='First seen'] {
      margin-top: calc(1.45em + 2px);
    }
  }

  @container rows (max-width: 39.99rem) {
    tbody tr {
      grid-template: auto auto auto 1fr / auto minmax(0, 1fr);
    }

    &&& tbody th {
      grid-column: 1 / -1;
      margin-bottom: var(--space-2);
      padding-inline-end: 0;
    }

    td[data-column='How often'] {
      grid-area: 2 / 1 / span 3;
    }

    td:is([data-column='Route'], [data-column='Build'], [data-column='Browser']) {
      grid-column: 2;
    }

    td:is([data-column='First seen'], [data-column='Last seen']) {
      margin-top: var(--space-2);
      color: var(--ink-soft);
    }

    td[data-column='Last seen'] time::before {
      content: 'Last ' / '';
    }
  }
`
