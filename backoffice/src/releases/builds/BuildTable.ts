import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { visuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { rowsAsGrids } from '../../list/table/rowsAsGrids.ts'
import { tableStyles } from '../../list/table/tableStyles.ts'

/** The table of an area's builds. Its columns are narrow on tablets; on phones it has none, but labels. */
export const BuildTable = styled(Table)`
  ${tableStyles}

  th small {
    font-size: var(--text-14);
  }

  /* The button is well after the last number. */
  @container rows (width > 60rem) {
    tr > :last-child {
      padding-inline-start: var(--space-6);
    }
  }

  @container rows (39.99rem < width <= 60rem) {
    :is(th, td):not(:first-child) {
      padding-inline: var(--space-1) var(--space-2);
    }

    thead th {
      white-space: normal;
    }

    &&& td {
      min-width: 0;
    }
  }

  @container rows (max-width: 39.99rem) {
    ${rowsAsGrids}

    thead {
      ${visuallyHidden}
    }

    tbody tr {
      grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
      gap: 6px var(--space-4);
      padding: var(--space-3) var(--space-4);
    }

    tbody tr + tr {
      border-top: 1px solid var(--line);
    }

    /* The button is in its line. */
    &&& tbody th {
      display: grid;
      grid-column: 1 / -1;
      align-content: center;
      min-height: 36px;
      padding-inline-end: 7.5rem;
      font-size: var(--text-16);
    }

    &&& td {
      display: flex;
      gap: var(--space-1);
      text-align: start;

      &:has([data-no-value]:only-child) {
        display: none;
      }
    }

    td:not([data-column='Actions'])::before {
      flex: none;
      color: var(--ink-soft);
      content: attr(data-column) / '';
    }

    td[data-column='Released'] {
      grid-column: 1 / -1;
    }

    td[data-column='Actions'] {
      position: absolute;
      inset: var(--space-2) var(--space-3) auto auto;
      align-items: center;
      min-height: 44px;
    }
  }
`
