import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { compactRows } from '../../list/table/compactRows.ts'
import { controlsInLine } from '../../list/table/controlsInLine.ts'
import { switchAtEnd } from '../../list/table/switchAtEnd.ts'
import { tableStyles } from '../../list/table/tableStyles.ts'

/**
 * The table of posts. In compact rows an author who is not the usual one is below the title and its excerpt. On tablets the
 * date is below the category; on phones both are in one line, at whose end is the switch.
 */
export const CompactPostTable = styled(Table)`
  ${tableStyles}
  ${compactRows}

  @container rows (width > 60rem) {
    td:has([data-tone]) [role='switch'] {
      margin-block: -10px -6px;
    }

    td [data-tone] {
      min-width: 11rem;
    }
  }

  @container rows (max-width: 60rem) {
    td[data-column='Author'] {
      margin-top: 6px;

      > div {
        display: inline;
      }

      &::before {
        color: var(--ink-soft);
        content: 'By ' / '';
      }
    }
  }

  @container rows (39.99rem < width <= 60rem) {
    ${controlsInLine}

    tr {
      grid-template: auto auto 1fr / 20px minmax(0, 1fr) 6rem 6.5rem 3.5rem;
    }

    tbody tr > :is(td:first-child, th) {
      grid-row: 1 / span 2;
    }

    td[data-column='Author'] {
      grid-area: 3 / 2;
    }

    td[data-column='Category'] {
      grid-area: 1 / 3;
    }

    td[data-column='Date'] {
      grid-area: 2 / 3;
      margin-top: 6px;
    }

    td[data-column='Status'] {
      grid-area: 1 / 4 / span 3;
    }

    /* Its second line is below the actions as well. */
    td[data-column='Status']:has([data-tone]) {
      grid-column: 4 / -1;

      [data-tone] {
        margin-top: 6px;
      }
    }

    td[data-column='Actions'] {
      grid-area: 1 / 5;
      /* The last icon, not its touch target, ends where the row does. */
      margin-inline-end: calc(-1 * var(--space-3));
    }
  }

  @container rows (max-width: 39.99rem) {
    tbody tr {
      grid-template-columns: 20px auto minmax(5.75rem, 1fr) minmax(2rem, auto);
    }

    /* In the first line of the title, which is higher. */
    td:first-child {
      margin-top: 2px;
    }

    /* High enough that the touch targets of the actions and of the switch below them do not overlap. */
    tbody th {
      grid-column: 2 / -1;
      min-height: 40px;
    }

    &&& tbody th {
      padding-inline-end: calc(2 * 44px - var(--space-3));
    }

    td[data-column='Author'] {
      grid-area: 2 / 2 / auto / -1;
    }

    td:is([data-column='Category'], [data-column='Date'], [data-column='Status']) {
      grid-row: 3;
      margin-top: 6px;
    }

    td[data-column='Category'] {
      grid-column: 2;

      > div {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
    }

    td[data-column='Date'] {
      grid-column: 3;
      margin-inline-start: calc(-1 * var(--space-2));

      &::before {
        color: var(--ink-soft);
        content: '· ' / '';
      }
    }

    td[data-column='Status'] {
      grid-column: 4;
    }

    /* A line below the others. */
    td[data-column='Status']:has([data-tone]) {
      grid-area: 3 / 2 / span 2 / -1;

      > div > :first-child {
        justify-self: end;
      }

      [data-tone] {
        margin-top: 6px;
      }
    }

    ${switchAtEnd}
  }

  /* Here, most titles take two lines. */
  @container rows (max-width: 29.99rem) {
    th small {
      display: none;
    }
  }

  /* The date has no room beside the category and the switch of a draft. */
  @container rows (max-width: 20rem) {
    tbody tr {
      grid-template-columns: 20px minmax(0, 1fr) auto;
    }

    td[data-column='Status'] {
      grid-column: 3;
    }

    td[data-column='Date'] {
      grid-area: 4 / 2 / auto / -1;
      margin-inline-start: 0;

      &::before {
        content: none;
      }
    }

    /* Its second line is below the date. */
    td[data-column='Status']:has([data-tone]) {
      grid-row: 3 / span 3;

      [data-tone] {
        margin-top: calc(1lh + 10px);
      }
    }
  }
`
