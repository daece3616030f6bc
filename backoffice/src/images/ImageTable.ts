import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { compactRows } from '../list/table/compactRows.ts'
import { tableStyles } from '../list/table/tableStyles.ts'

/** The table of images. In compact rows the size is below the status, and on phones before the date. */
export const ImageTable = styled(Table)`
  ${tableStyles}
  ${compactRows}

  @container rows (max-width: 60rem) {
    td:is([data-column='Size'], [data-column='Uploaded on']) {
      color: var(--ink-soft);
    }
  }

  @container rows (39.99rem < width <= 60rem) {
    tr {
      grid-template: auto 1fr / 13.5rem 7.5rem minmax(0, 1fr) 6.5rem 3.5rem;
    }

    tbody tr > :is(th, td) {
      grid-row: 1 / span 2;
    }

    td[data-column='Status'] {
      grid-row: 1;
    }

    td[data-column='Size'] {
      grid-area: 2 / 2;
      margin-top: 6px;
    }

    td[data-column='Used by'] {
      grid-column: 3;
    }

    td[data-column='Uploaded on'] {
      grid-column: 4;
    }

    td[data-column='Actions'] {
      grid-column: 5;
    }
  }

  @container rows (max-width: 39.99rem) {
    tbody tr {
      grid-template-columns: auto minmax(0, 1fr);
      column-gap: var(--space-1);
    }

    tbody tr > :is(th, td:is([data-column='Status'], [data-column='Used by'])) {
      grid-column: 1 / -1;
    }

    &&& tbody th {
      padding-inline-end: 44px;
    }

    td[data-column='Status'] {
      margin-block: var(--space-2);
    }

    td[data-column='Used by'] {
      display: flex;
      gap: var(--space-1);
      margin-bottom: 6px;
    }

    /* Two links below each other are large enough to be told apart by a finger. */
    td[data-column='Used by'] a,
    td[data-column='Used by']::before {
      display: inline-block;
      padding-block: var(--space-1);
    }

    td[data-column='Used by']::before {
      flex: none;
      color: var(--ink-soft);
      content: 'Used by' / '';
    }

    td[data-column='Size']::after {
      content: ',' / '';
    }

    td[data-column='Uploaded on']::before {
      content: 'uploaded on ' / '';
    }
  }
`
