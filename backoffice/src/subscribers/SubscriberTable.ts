import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { compactRows } from '../list/table/compactRows.ts'
import { tableStyles } from '../list/table/tableStyles.ts'

/** The table of subscribers. Its addresses take what room there is; on phones what its labels would say is before its dates. */
export const SubscriberTable = styled(Table)`
  ${tableStyles}
  ${compactRows}

  th > span {
    max-width: none;
  }

  @container rows (width > 60rem) {
    tbody th {
      width: 42%;
      max-width: 0;
    }
  }

  @container rows (39.99rem < width <= 60rem) {
    tr {
      grid-template-columns: minmax(0, 1fr) 7rem 6.5rem 6.5rem 3.5rem;
    }

    /* Without one of the dates, its place stays empty. */
    td[data-column='Actions'] {
      grid-column: 5;
    }
  }

  @container rows (max-width: 39.99rem) {
    tbody tr {
      grid-template-columns: minmax(0, 1fr);
    }

    &&& tbody th {
      padding-inline-end: 44px;
    }

    td[data-column='Status'] {
      margin-block: var(--space-2);
    }

    td:is([data-column='Requested on'], [data-column='Confirmed on']) {
      color: var(--ink-soft);

      &::before {
        content: attr(data-column) ' ' / '';
      }
    }
  }
`
