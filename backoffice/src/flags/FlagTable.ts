import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { compactRows } from '../list/table/compactRows.ts'
import { tableStyles } from '../list/table/tableStyles.ts'

/** The table of flags. In compact rows the area and the last change are below what the flag does. */
export const FlagTable = styled(Table)`
  ${tableStyles}
  ${compactRows}

  /* Aligns its text with the text above. */
  td > div > [data-variant='ghost']:first-child {
    margin-inline-start: calc(-1 * var(--space-3));
  }

  td[data-column='Expires'] time {
    display: inline-block;
  }

  @container rows (max-width: 60rem) {
    td > div {
      max-width: none;
    }

    td:is([data-column='Area'], [data-column='Last change']) {
      margin-top: 6px;
      color: var(--ink-soft);
    }

    td[data-column='Area'] > div {
      display: block;

      > small::before {
        content: ' · ';
      }
    }

    td[data-column='Last change'] > div {
      gap: 0;
    }
  }

  @container rows (39.99rem < width <= 60rem) {
    tr {
      grid-template: auto auto 1fr / minmax(0, 1fr) 11rem 9rem 5.5rem;
      column-gap: var(--space-4);
    }

    td:is([data-column='Area'], [data-column='Last change']) {
      grid-column: 1;
    }

    td:is([data-column='Value'], [data-column='Expires'], [data-column='Actions']) {
      grid-row: 1 / span 3;
    }

    td[data-column='Value'] {
      grid-column: 2;
    }

    td[data-column='Expires'] {
      grid-column: 3;
    }

    td[data-column='Actions'] {
      grid-column: 4;
      margin-block: 0;
    }
  }

  @container rows (max-width: 39.99rem) {
    tbody tr {
      grid-template-columns: minmax(0, 1fr);
    }

    &&& tbody th {
      padding-inline-end: 0;
    }

    td[data-column='Value'] {
      margin-top: var(--space-2);

      > div {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
      }
    }

    td[data-column='Expires'] {
      margin-top: 6px;
    }

    /* Its buttons have words, and need a line of their own. */
    td[data-column='Actions'] {
      position: static;
      margin-top: var(--space-3);

      button {
        min-height: 44px;
      }
    }
  }
`
