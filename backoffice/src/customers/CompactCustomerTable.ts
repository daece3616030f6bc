import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { compactRows } from '../list/table/compactRows.ts'
import { tableStyles } from '../list/table/tableStyles.ts'

/** The table of customers. In compact rows the company is below the name. */
export const CompactCustomerTable = styled(Table)`
  ${tableStyles}
  ${compactRows}

  /* Short values take no more room than they need, so that the row has no holes. */
  @container rows (width > 60rem) {
    :is(th, td):nth-child(n + 4) {
      width: 9rem;
    }
  }

  @container rows (max-width: 60rem) {
    td[data-column='Company'] {
      margin-top: 6px;
      color: var(--ink-soft);
    }

    td[data-column='Contact Info'] > div {
      min-width: 0;
    }
  }

  @container rows (39.99rem < width <= 60rem) {
    tr {
      grid-template: auto 1fr / minmax(0, 1fr) 12.5rem 6.25rem 6rem 7.5rem;
    }

    /* Also without a company, whose cell is hidden then. */
    tbody th {
      grid-area: 1 / 1;
    }

    td[data-column='Company'] {
      grid-area: 2 / 1;
    }

    td[data-column]:not([data-column='Company']) {
      grid-row: 1 / span 2;
    }

    td[data-column='Contact Info'] {
      grid-column: 2;
    }
  }

  @container rows (max-width: 39.99rem) {
    tbody tr {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
    }

    tbody tr > :is(th, td:is([data-column='Company'], [data-column='Contact Info'])) {
      flex-basis: 100%;
    }

    td:is([data-column='Onboarding'], [data-column='Joined Date']) {
      align-self: center;
      margin-top: var(--space-2);
    }

    /* "Completed" alone would not say what. */
    td[data-column='Onboarding']::before {
      margin-inline-end: var(--space-2);
      color: var(--ink-soft);
      content: attr(data-column) / '';
    }

    td[data-column='Joined Date'] {
      color: var(--ink-soft);

      &::before {
        content: 'Joined ' / '';
      }
    }
  }

  /* Whether the date fits beside the status does not depend on the status. */
  @container rows (max-width: 22.25rem) {
    td[data-column='Joined Date'] {
      flex-basis: 100%;
    }
  }
`
