import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { visuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { compactRows } from '../list/table/compactRows.ts'
import { tableStyles } from '../list/table/tableStyles.ts'

/**
 * The table of errors. In compact rows browsers are beside the route, and builds below it. When it was first seen is below
 * the last time unless that was the same day.
 */
export const CompactErrorTable = styled(Table)`
  ${tableStyles}
  ${compactRows}

  /* What does not wrap has room beside a long message. */
  @container rows (width > 60rem) {
    td[data-nowrap] > div {
      min-width: max-content;
    }

    td[data-column='Route'] > div {
      width: max-content;
      max-width: 10.5rem;
    }
  }

  [data-browsers] {
    display: none;
  }

  @container rows (max-width: 60rem) {
    th small {
      margin-top: 0;
    }

    td:is([data-column='Build'], [data-column='First seen']) {
      color: var(--ink-soft);
    }

    td[data-column='First seen'] time::before {
      content: 'First ' / '';
    }

    td:has(> [data-same-day]) {
      ${visuallyHidden}
    }

    td[data-column='Build'] > div {
      gap: 2px;
    }

    /* Routes and browsers are one text. */
    td[data-column='Browser'] {
      display: none;
    }

    [data-browsers] {
      display: inline;
    }

    td[data-column='Route'] > div {
      display: block;

      > span + :is(span, small:not([data-browsers]))::before {
        content: ', ';
      }

      > [data-browsers]::before {
        content: ' · ' / ', ';
      }
    }
  }

  @container rows (39.99rem < width <= 60rem) {
    tr {
      grid-template: auto 1fr / minmax(0, 1fr) 6.5rem 10.25rem 7.75rem;
      gap: 2px var(--space-4);
    }

    thead tr {
      grid-template-rows: auto;
    }

    thead th:last-child {
      grid-area: 1 / 4;
    }

    tbody th,
    td[data-column='How often'] {
      grid-row: 1 / -1;
    }

    td:is([data-column='Route'], [data-column='Build']) {
      grid-column: 3;
    }

    td:is([data-column='First seen'], [data-column='Last seen']) {
      grid-area: 1 / 4 / -1;
    }

    /* Below the one line of the last time, however many lines the route has. */
    td[data-column='First seen'] {
      margin-top: calc(1.45em + 2px);
    }
  }

  @container rows (max-width: 39.99rem) {
    tbody tr {
      grid-template: auto auto auto auto 1fr / auto minmax(0, 1fr);
      row-gap: 2px;
    }

    &&& tbody th {
      grid-column: 1 / -1;
      margin-bottom: 6px;
      padding-inline-end: 0;
    }

    td[data-column='How often'] {
      grid-area: 2 / 1 / span 4;
    }

    td:not([data-column='How often']) {
      grid-column: 2;
    }

    td[data-column='Last seen'] {
      color: var(--ink-soft);
    }

    td:not(:has(> [data-same-day])) + td[data-column='Last seen'] time::before {
      content: 'Last ' / '';
    }
  }
`
