import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { visuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { compactRows } from '../list/table/compactRows.ts'
import { rowsAsGrids } from '../list/table/rowsAsGrids.ts'
import { tableStyles } from '../list/table/tableStyles.ts'

/** The table of builds that are live. In compact rows a build is below its area, and its contract below its time. */
export const LiveBuildTable = styled(Table)`
  ${tableStyles}
  ${compactRows}

  @container rows (max-width: 60rem) {
    td:is([data-column='Build'], [data-column='Contract']) {
      color: var(--ink-soft);
      text-align: start;
    }

    td[data-column='Released'] [data-no-value] {
      display: none;
    }

    td[data-column='Contract']::before {
      content: 'Contract ' / '';
    }
  }

  @container rows (39.99rem < width <= 60rem) {
    tr {
      grid-template: auto 1fr / minmax(0, 1fr) 4.75rem 4.75rem 11rem 9.25rem;
      gap: 2px var(--space-4);
    }

    tbody tr > * {
      grid-row: 1 / span 2;
    }

    /* Below the one line of the area, however many lines the time has. */
    :is(th:first-child, td[data-column='Build']) {
      grid-column: 1;
    }

    td[data-column='Build'] {
      margin-top: calc(1.45em + 2px);
    }

    td[data-column='Start size'] {
      grid-column: 2;
    }

    td[data-column='Total size'] {
      grid-column: 3;
    }

    td[data-column='Released'] {
      grid-area: 1 / 4;
    }

    td[data-column='Contract'] {
      grid-area: 2 / 4;
    }

    td[data-column='Actions'] {
      grid-column: 5;
      align-self: center;
      margin-block: 0;
    }
  }

  @container rows (max-width: 39.99rem) {
    tbody tr {
      display: flex;
      flex-wrap: wrap;
      gap: 6px var(--space-3);
    }

    /* The buttons are in its line, unless there is a pin to explain. */
    &&& tbody th {
      display: grid;
      flex-basis: 100%;
      align-items: center;
      min-height: 36px;
      padding-inline-end: 9.5rem;
    }

    td[data-column='Actions'] {
      top: var(--space-2);

      &:has(> [data-pinned]) {
        position: static;
        flex-basis: 100%;
      }
    }

    /* With its commit it has a line of its own. */
    td[data-column='Build']:has(small) {
      flex-basis: 100%;

      > small {
        display: inline;
        margin-inline-start: var(--space-2);
      }
    }

    td[data-column='Start size']::after {
      content: ' start' / '';
    }

    td[data-column='Total size']::after {
      content: ' total' / '';
    }

    td[data-column='Released']:not(:has([data-no-value]))::before {
      content: 'Released ' / '';
    }
  }
`

/** The table of libraries, which has room for its columns. On phones the areas are below the name. */
export const LibraryTable = styled(Table)`
  ${tableStyles}

  @container rows (max-width: 39.99rem) {
    ${rowsAsGrids}

    tr {
      grid-template-columns: minmax(0, 1fr) 3.5rem 8.5rem;
      align-items: baseline;
      column-gap: var(--space-2);
      padding: var(--space-2) var(--space-3);
    }

    tbody tr + tr {
      border-top: 1px solid var(--line);
    }

    thead {
      border-bottom: 1px solid var(--line-strong);
    }

    &&& tr > * {
      position: static;
      white-space: normal;
    }

    &&& thead th[data-merged] {
      ${visuallyHidden}
    }

    td[data-column='Included in'] {
      grid-column: 1 / -1;
      color: var(--ink-soft);
    }
  }
`
