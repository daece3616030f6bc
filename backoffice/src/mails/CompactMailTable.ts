import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { compactRows } from '../list/table/compactRows.ts'
import { tableStyles } from '../list/table/tableStyles.ts'

/** The table of mails. On phones an email is below its recipient. */
export const CompactMailTable = styled(Table)`
  ${tableStyles}
  ${compactRows}

  td[data-column='Email'] a:not(:hover) {
    color: inherit;
    text-decoration-color: var(--line-strong);
  }

  /* Short values take no more room than they need, so that the row has no holes. */
  @container rows (width > 60rem) {
    tr > :first-child {
      width: 24%;
    }

    tr > :nth-child(3) {
      width: 8rem;
    }

    tr > :last-child {
      width: 16rem;
    }
  }

  @container rows (39.99rem < width <= 60rem) {
    tr {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr) 6.5rem 9.5rem;
    }

    /* Its text is in the first line. */
    td[data-column='Status'] {
      margin-top: -2px;
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

    tbody tr > :is(th, td[data-column='Email']) {
      grid-column: 1 / -1;
    }

    td[data-column='When'] {
      align-self: center;
      color: var(--ink-soft);
    }
  }
`
