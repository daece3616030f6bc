import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { visuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { compactRows } from '../list/table/compactRows.ts'
import { rowsAsGrids } from '../list/table/rowsAsGrids.ts'
import { tableStyles } from '../list/table/tableStyles.ts'

const columnWidths = (percentages: number[]) =>
  percentages.map((width, index) => `tr > :nth-child(${index + 1}) { width: ${width}%; }`).join('\n')

/** The table of builds that are live. In compact rows a build is below its area, and its contract below its time. */
export const LiveBuildTable = styled(Table)`
  ${tableStyles}
  ${compactRows}

  @container rows (width > 60rem) {
    tbody tr > * {
      padding-block: var(--space-4);
      vertical-align: baseline;
    }

    ${columnWidths([13, 14, 10, 11, 23, 11, 18])}

    /* Sizes end well before times begin. */
    tr > :nth-child(5) {
      padding-inline-start: var(--space-6);
    }

    /* Rows with and without buttons are equally high. */
    td[data-column='Actions']:not(:has(> [data-pinned])) {
      padding-block: 10px;
    }
  }

  /* A commit is beside its build where it has room: its column grows, and compact rows break between them. */
  @container rows (width > 39.99rem) {
    td[data-column='Build'] > code {
      margin-inline-end: var(--space-2);
    }

    td[data-column='Build'] > small {
      display: inline-block;
      white-space: nowrap;
    }
  }

  @container rows (max-width: 60rem) {
    td[data-column='Released'] [data-no-value] {
      display: none;
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
      white-space: normal;
    }

    td:is([data-column='Build'], [data-column='Contract']) {
      color: var(--ink-soft);
    }

    td[data-column='Start size'] {
      grid-column: 2;
    }

    td[data-column='Total size'] {
      grid-column: 3;
    }

    /* Sizes end where times begin. */
    tr > :is(:nth-child(5), :nth-child(6)) {
      margin-inline-start: var(--space-2);
    }

    td[data-column='Released'] {
      grid-area: 1 / 4;
    }

    td[data-column='Contract'] {
      grid-area: 2 / 4;

      &::before {
        content: 'Contract ' / '';
      }
    }

    /* Its button or badge is in the first line. */
    td[data-column='Actions'] {
      grid-column: 5;
      margin-block: -6px;

      &:has(> [data-pinned]) {
        margin-block: -2px 0;
      }

      &:not(:has(button)) {
        margin-block: 0;
      }
    }
  }

  /* On phones, labels are beside their values, and buttons have the last line. */
  @container rows (max-width: 39.99rem) {
    tbody tr {
      row-gap: var(--space-1);
    }

    &&& tbody th {
      padding-inline-end: 0;
    }

    &&& td {
      text-align: start;
    }

    td:not([data-column='Actions']) {
      display: grid;
      grid-template-columns: 6rem minmax(0, 1fr);

      > * {
        grid-column: 2;
      }

      &::before {
        color: var(--ink-soft);
        content: attr(data-column) / '';
      }
    }

    td[data-column='Actions'] {
      position: static;
      margin-top: var(--space-1);

      button {
        min-width: 44px;
      }
    }
  }
`

/** The table of libraries. On phones a row has two lines: the name and version, then the areas and the status. */
export const LibraryTable = styled(Table)`
  ${tableStyles}

  @container rows (max-width: 39.99rem) {
    ${rowsAsGrids}

    thead {
      ${visuallyHidden}
    }

    tr {
      grid-template-columns: minmax(0, 1fr) auto 3.5rem;
      align-items: baseline;
      gap: var(--space-1) var(--space-2);
      padding: var(--space-3) var(--space-4);
    }

    tbody tr + tr {
      border-top: 1px solid var(--line);
    }

    tbody th {
      grid-column: 1 / span 2;
    }

    td[data-column='Included in'] {
      color: var(--ink-soft);
    }

    td[data-column='Status'] {
      grid-column: 2 / -1;
    }

    &&& td:is([data-column='In use'], [data-column='Status']) {
      text-align: end;
    }
  }
`
