import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { visuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { rowsAsGrids } from '../list/table/rowsAsGrids.ts'
import { StyledTable, tableStyles } from '../list/table/tableStyles.ts'

/** The table of builds that are live. On cards beside each other, the buttons are at one height, at the foot. */
export const LiveBuildTable = styled(StyledTable)`
  @container rows (44.75rem <= width <= 60rem) {
    && tbody tr {
      display: grid;
      grid-template: repeat(4, auto) 1fr / repeat(2, minmax(0, 1fr));
    }

    && tbody tr > :is(th, [data-column='Actions']) {
      grid-column: 1 / -1;
    }

    && tbody td[data-column='Actions']:last-child {
      grid-row: 5;
      align-self: end;
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
