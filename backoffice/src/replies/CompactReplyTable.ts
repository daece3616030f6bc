import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { compactRows } from '../list/table/compactRows.ts'
import { tableStyles } from '../list/table/tableStyles.ts'

/** The table of saved replies, whose titles stand out from their texts. In compact rows the text is below the title. */
export const CompactReplyTable = styled(Table)`
  ${tableStyles}
  ${compactRows}

  td:is([data-column='Text'], [data-column='Last updated']) {
    color: var(--ink-soft);
  }

  @container rows (max-width: 60rem) {
    td[data-column='Text'] {
      margin-top: 6px;
    }
  }

  @container rows (39.99rem < width <= 60rem) {
    tr {
      grid-template: auto 1fr / minmax(0, 1fr) 6.25rem 5rem;
      column-gap: var(--space-4);
    }

    td[data-column='Text'] {
      grid-area: 2 / 1;
    }
  }

  @container rows (max-width: 39.99rem) {
    /* Two actions are in the corner. */
    &&& tbody th {
      padding-inline-end: calc(2 * 44px - var(--space-3));
    }

    td[data-column='Last updated'] {
      margin-top: var(--space-2);

      &::before {
        content: 'Last updated ' / '';
      }
    }
  }
`
