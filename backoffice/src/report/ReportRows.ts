import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'

/** Rows of numbers, some with a bar. */
export const ReportRows = styled(Table)`
  max-height: none;

  td {
    font-variant-numeric: tabular-nums;
  }

  [data-part='bar'] {
    background: color-mix(in srgb, var(--accent) 70%, var(--surface));
  }

  thead th {
    white-space: normal;
  }

  /* A number ends below the end of its heading. Bars take two fifths of the width, in one column three quarters. */
  @container rows (min-width: 40.01rem) {
    th:not([data-bar]),
    [data-align] {
      white-space: nowrap;
    }

    thead [data-bar] {
      width: 40%;
    }

    /* Numbers without bars stand side by side. */
    &:not(:has(thead [data-bar])) thead [data-align] {
      width: 8rem;
    }

    &:not(:has(thead [data-bar] ~ [data-bar])) thead [data-bar] {
      width: 75%;
    }

    [data-bar] > span {
      grid-template-columns: 7.5rem minmax(0, 1fr);
      width: 100%;
    }

    thead [data-bar] > span {
      display: block;
      width: 7.5rem;
      text-align: end;
    }
  }

  @container rows (max-width: 40rem) {
    th,
    td {
      padding-inline: var(--space-3);
    }

    [data-bar] > span {
      grid-template-columns: auto minmax(0, 1fr);
    }

    /* Two bars in a row have no room. */
    :is([data-bar] + [data-bar], [data-bar]:has(+ [data-bar])) {
      text-align: end;

      > span {
        display: inline;
      }

      > span > [data-part='bar'] {
        display: none;
      }
    }
  }

  /* Names of rows need the room of a phone more than the space between numbers. */
  @container rows (max-width: 30rem) {
    :is(th, td):not(:first-child) {
      padding-inline-start: var(--space-2);
    }

    :is(th, td):not(:last-child) {
      padding-inline-end: var(--space-2);
    }

    &:has(thead :nth-child(4)) thead th:first-child {
      width: 100%;
    }
  }

  @media print {
    overflow: visible;

    thead th {
      position: static;
    }
  }
`
