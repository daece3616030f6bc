import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { compactRows } from '../../list/table/compactRows.ts'
import { controlsInLine } from '../../list/table/controlsInLine.ts'
import { switchAtEnd } from '../../list/table/switchAtEnd.ts'
import { tableStyles } from '../../list/table/tableStyles.ts'

/**
 * The table of FAQs. In compact rows a line of the answer is below the question. On tablets it is as wide as all columns;
 * on phones the date is below it, between the order and the switch.
 */
export const CompactFaqTable = styled(Table)`
  ${tableStyles}
  ${compactRows}

  @container rows (max-width: 60rem) {
    td[data-column='Answer'] {
      margin-top: 6px;
      color: var(--ink-soft);
    }

    td[data-column='Answer'] > * {
      -webkit-line-clamp: 1;
      word-break: break-all;
    }
  }

  @container rows (26rem < width <= 39.99rem) {
    td[data-column='Created']::before {
      content: 'Created ' / '';
    }
  }

  @container rows (39.99rem < width <= 60rem) {
    ${controlsInLine}

    tr {
      grid-template-columns: minmax(0, 1fr) 5rem 4.75rem 5.5rem 3.5rem;
    }

    td[data-column='Answer'] {
      grid-area: 2 / 1 / auto / -1;
    }

    td[data-column='Order'] {
      grid-area: 1 / 2;
    }

    td[data-column='Status'] {
      grid-area: 1 / 3;
    }

    td[data-column='Created'] {
      grid-area: 1 / 4;
    }

    td[data-column='Actions'] {
      grid-area: 1 / 5;
      /* The last icon, not its touch target, ends where the row does. */
      margin-inline-end: calc(-1 * var(--space-3));
    }
  }

  @container rows (max-width: 39.99rem) {
    tbody tr {
      grid-template-columns: max-content minmax(0, 1fr) 4.75rem;
    }

    tbody tr > :is(th, td[data-column='Answer']) {
      grid-column: 1 / -1;
    }

    &&& tbody th {
      padding-inline-end: calc(2 * 44px - var(--space-3));
    }

    td:is([data-column='Created'], [data-column='Order'], [data-column='Status']) {
      grid-row: 3;
      margin-top: 6px;
    }

    td[data-column='Order'] {
      grid-column: 1;

      button {
        min-width: 44px;
        min-height: 44px;
      }
    }

    td[data-column='Created'] {
      grid-column: 2;
    }

    td[data-column='Status'] {
      grid-column: 3;
    }

    ${switchAtEnd}
  }

  /* The date has no room beside the other two. */
  @container rows (max-width: 20rem) {
    td:is([data-column='Order'], [data-column='Status']) {
      grid-row: 4;
    }

    td[data-column='Created'] {
      grid-column: 1 / -1;
    }
  }
`
