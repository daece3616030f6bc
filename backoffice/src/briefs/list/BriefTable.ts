import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { compactRows } from '../../list/table/compactRows.ts'
import { tableStyles } from '../../list/table/tableStyles.ts'

/** The table of versions. On phones, who published one is below it, after the day. */
export const BriefTable = styled(Table)`
  ${tableStyles}
  ${compactRows}

  /* What is said of a question, below, has the same edge. */
  @container rows (width > 60rem) {
    td {
      width: 13.5rem;
    }
  }

  @container rows (39.99rem < width <= 60rem) {
    tr {
      grid-template-columns: minmax(0, 1fr) 8rem 12rem;
      align-items: baseline;
    }
  }

  @container rows (max-width: 39.99rem) {
    tbody tr {
      grid-template-columns: auto minmax(0, 1fr);
      column-gap: var(--space-1);
    }

    &&& tbody th {
      grid-column: 1 / -1;
      padding-inline-end: 0;
    }

    td {
      margin-top: 6px;
      color: var(--ink-soft);
    }

    td[data-column='Published']::before {
      content: 'Published: ' / '';
    }

    td[data-column='Published by']::before {
      content: 'by ' / '';
    }
  }
`
