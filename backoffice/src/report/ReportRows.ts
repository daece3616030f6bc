import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'

/** Rows of numbers in a card, some with a bar. */
export const ReportRows = styled(Table)`
  max-height: none;
  border: 0;
  border-radius: 0;
  background: none;
  isolation: isolate;

  th,
  td {
    padding: var(--space-2) var(--space-3);
  }

  && :is(th, td):first-child {
    padding-inline-start: 0;
  }

  && :is(th, td):last-child {
    padding-inline-end: 0;
  }

  && tbody tr:hover > * {
    background: none;
  }

  thead th {
    position: static;
    background: none;
    vertical-align: bottom;
  }

  tbody tr:last-child > * {
    padding-bottom: 0;
  }

  td {
    font-variant-numeric: tabular-nums;
  }

  th small {
    margin-inline-start: var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-14);
    font-weight: 400;
    white-space: nowrap;
  }

  /* Beside a longer part, bars are farther apart. */
  @media (min-width: 75rem) {
    &:has([data-bar]) {
      height: 100%;
      max-height: 32rem;

      > table {
        height: 100%;
      }
    }
  }

  /* Names and numbers take the width that they need, and bars the rest. */
  @container rows (min-width: 32.01rem) {
    th,
    [data-align] {
      white-space: nowrap;
    }

    thead [data-bar] {
      width: 100%;
    }

    td[data-bar]:not(:last-child) {
      padding-inline-end: 0;
    }
  }

  @container rows (32rem < width < 44rem) {
    :is(th, td) {
      padding-inline: var(--space-2);
    }
  }

  /* Without room beside the numbers, which have columns of one width then, a bar is below them, where it parts the rows. */
  @container rows (max-width: 32rem) {
    &:has([data-bar]) {
      > table,
      thead,
      tbody {
        display: block;
      }

      tr {
        display: grid;
        grid-template-columns: minmax(0, 1fr) repeat(2, 3.5rem);
        column-gap: var(--space-2);
        align-items: end;
        padding-top: var(--space-3);
      }

      thead tr {
        padding: 0;
      }

      tr > * {
        grid-row: 1;
        padding: 0;
        border: 0;
        white-space: normal;
      }

      thead [data-bar] {
        display: none;
      }

      td[data-bar] {
        grid-area: 2 / 1 / auto / -1;
        padding-top: 6px;
      }
    }

    :is(th, td):not(:last-child) {
      padding-inline-end: 0;
    }

    th small {
      display: block;
      margin: 0;
    }
  }

  @media print {
    overflow: visible;
  }
`
