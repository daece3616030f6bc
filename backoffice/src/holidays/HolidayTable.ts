import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { compactRows } from '../list/table/compactRows.ts'
import { tableStyles } from '../list/table/tableStyles.ts'

/** The table of holidays. On phones the name is below the day, and how far away it is comes last. */
export const HolidayTable = styled(Table)`
  ${tableStyles}
  ${compactRows}

  td[data-column='When'] {
    color: var(--ink-soft);
  }

  @container rows (39.99rem < width <= 60rem) {
    tr {
      grid-template-columns: 16rem minmax(0, 1fr) 6.5rem 3.5rem;
    }
  }

  @container rows (max-width: 39.99rem) {
    tbody tr > * {
      grid-column: 1 / -1;
    }

    &&& tbody th {
      padding-inline-end: 44px;
    }
  }
`
