import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { visuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { compactRows } from '../list/table/compactRows.ts'
import { rowsAsGrids } from '../list/table/rowsAsGrids.ts'
import { tableStyles } from '../list/table/tableStyles.ts'

const columnWidths = (percentages: number[]) =>
  percentages.map((width, index) => `tr > :nth-child(${index + 1}) { width: ${width}%; }`).join('\n')

/** The table of builds that are live, whose code has large letters. In compact rows a build and its contract are below its area. */
export const LiveBuildTable = styled(Table)`
  ${tableStyles}
  ${compactRows}

  code {
    font-size: 13px;
  }

  @container rows (width > 60rem) {
    /* Rows with one line and with two, with and without buttons, are equally high. */
    tbody tr {
      height: 4rem;
    }

    tbody tr:has([data-pinned]) > * {
      vertical-align: baseline;
    }

    ${columnWidths([13, 14, 10, 11, 23, 11, 18])}

    /* Sizes end well before times begin. */
    tr > :nth-child(5) {
      padding-inline-start: var(--space-6);
    }
  }

  @container rows (max-width: 60rem) {
    td:is([data-column='Build'], [data-column='Contract']) {
      color: var(--ink-soft);
    }

    td[data-column='Contract']::before {
      content: 'Contract ' / '';
    }

    td[data-column='Released'] [data-no-value] {
      display: none;
    }
  }

  @container rows (39.99rem < width <= 60rem) {
    tr {
      grid-template: auto 1fr / 8.5rem minmax(0, 1fr) 4.75rem 4.75rem 12rem 9.25rem;
      gap: 2px var(--space-3);
    }

    tr > :first-child {
      grid-area: 1 / 1 / auto / span 2;
    }

    td[data-column='Build'] {
      grid-area: 2 / 1;
    }

    td[data-column='Contract'] {
      grid-area: 2 / 2 / auto / span 3;
    }

    tr > :nth-child(3) {
      grid-area: 1 / 3;
    }

    tr > :nth-child(4) {
      grid-area: 1 / 4;
    }

    /* Sizes end where times begin. */
    tr > :nth-child(5) {
      grid-area: 1 / 5 / span 2;
      margin-inline-start: var(--space-2);
    }

    tr > :last-child {
      grid-area: 1 / 6 / span 2;
    }

    /* Its button or badge is in the first line. */
    td[data-column='Actions'] {
      margin-block: -6px;

      &:has(> [data-pinned]) {
        margin-block: -2px 0;
      }

      &:not(:has(button)) {
        margin-block: 0;
      }
    }
  }

  /* On phones a row has three lines: area and button, build and contract, and sizes; the times are below them. */
  @container rows (max-width: 39.99rem) {
    tbody tr {
      grid-template-columns: 8.5rem minmax(0, 1fr);
      gap: var(--space-1) var(--space-4);
    }

    tbody tr > :is(th, td:is([data-column='Released'], [data-column='Actions']:has(> [data-pinned]))) {
      grid-column: 1 / -1;
    }

    &&& tbody th {
      padding-inline-end: 9.5rem;
    }

    /* Its buttons are in the line of the area. */
    tbody tr:has(button) {
      padding-top: var(--space-2);

      > th {
        display: grid;
        align-content: center;
        min-height: 44px;
        margin-bottom: var(--space-1);
      }
    }

    &&& td {
      text-align: start;
    }

    td[data-column='Contract'] {
      grid-area: 2 / 2;
    }

    td:is([data-column='Start size'], [data-column='Total size'], [data-column='Released'])::before {
      color: var(--ink-soft);
      content: attr(data-column) ' ' / '';
    }

    td:is([data-column='Start size'], [data-column='Total size']) {
      white-space: normal;
    }

    td[data-column='Actions'] {
      inset: var(--space-2) var(--space-1) auto auto;

      &:not(:has(button)) {
        inset: 14px var(--space-4) auto auto;
      }
    }

    /* Why it is pinned is below the times. */
    td[data-column='Actions']:has(> [data-pinned]) {
      position: static;
      margin-top: var(--space-1);
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
