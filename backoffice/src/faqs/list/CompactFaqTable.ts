import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { compactRows } from '../../list/table/compactRows.ts'
import { controlsInLine } from '../../list/table/controlsInLine.ts'
import { tableStyles } from '../../list/table/tableStyles.ts'

/** The table of FAQs. In compact rows a line of the answer is below the question, and order and date are a line below that. */
export const CompactFaqTable = styled(Table)`
  ${tableStyles}
  ${compactRows}

  @container rows (max-width: 60rem) {
    td:is([data-column='Answer'], [data-column='Order'], [data-column='Created']) {
      margin-top: 6px;
      color: var(--ink-soft);
      text-align: start;
    }

    td[data-column='Answer'] > * {
      -webkit-line-clamp: 1;
      word-break: break-all;
    }

    td[data-column='Order']::before {
      content: 'Order ' / '';
    }

    td[data-column='Created'] {
      margin-inline-start: calc(-1 * var(--space-2));

      &::before {
        content: '· Created ' / '';
      }
    }
  }

  @container rows (39.99rem < width <= 60rem) {
    ${controlsInLine}

    tr {
      grid-template-columns: auto minmax(0, 1fr) 7.25rem 9.75rem;
    }

    tr > th:first-child {
      grid-column: 1 / span 2;
    }

    td[data-column='Answer'] {
      grid-area: 2 / 1 / auto / span 2;
    }

    td[data-column='Order'] {
      grid-area: 3 / 1;
    }

    td[data-column='Created'] {
      grid-area: 3 / 2;
    }

    td[data-column='Status'] {
      grid-area: 1 / 3;
    }

    td[data-column='Actions'] {
      grid-area: 1 / 4;
    }
  }

  @container rows (max-width: 39.99rem) {
    tbody tr {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }

    tbody tr > :is(th, td[data-column='Answer']) {
      grid-column: 1 / -1;
    }

    &&& tbody th {
      padding: 0;
    }

    td[data-column='Created'] {
      grid-area: 3 / 2 / auto / -1;
    }

    td[data-column='Status'] {
      grid-area: 4 / 1 / auto / span 2;
      margin-block: -2px calc(-1 * var(--space-2));
    }

    td[data-column='Actions'] {
      grid-area: 4 / 3;
      position: static;
      align-self: start;
      margin: -2px -14px calc(-1 * var(--space-2)) 0;
    }
  }

  /* Here, the switch and the actions have room beside the date. */
  @container rows (34rem <= width <= 39.99rem) {
    tbody tr {
      grid-template-columns: auto minmax(0, 1fr) 7.25rem auto;
    }

    td[data-column='Created'] {
      grid-column: 2;
    }

    td[data-column='Status'] {
      grid-area: 3 / 3;
      margin-top: -6px;
    }

    td[data-column='Actions'] {
      grid-area: 3 / 4;
      margin-top: -6px;
    }
  }

  /* Four actions have no room beside the switch. */
  @container rows (max-width: 20rem) {
    td[data-column='Actions'] {
      grid-area: 5 / 1 / auto / -1;
      margin-top: 0;
      justify-content: flex-end;
    }
  }
`
