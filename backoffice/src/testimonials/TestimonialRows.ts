import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { compactRows } from '../list/table/compactRows.ts'
import { tableStyles } from '../list/table/tableStyles.ts'

/** The table of testimonials. In compact rows the rating is above the sentence, and below it who says so. */
export const TestimonialRows = styled(Table)`
  ${tableStyles}
  ${compactRows}

  @container rows (max-width: 60rem) {
    td:is([data-column='Rating'], [data-column='Published as'], [data-column='Received']) {
      color: var(--ink-soft);
    }

    td[data-column='Published as'] {
      margin-top: 6px;

      > div {
        display: block;
      }

      > div::before {
        content: 'Published as ' / '';
      }
    }

    td[data-column='Order'] > div::before {
      margin-inline-end: var(--space-1);
      color: var(--ink-soft);
      content: 'Place ' / '';
    }
  }

  @container rows (39.99rem < width <= 60rem) {
    tr {
      grid-template: auto auto 1fr / 10.5rem minmax(0, 1fr) 9.5rem 6rem;
      column-gap: var(--space-4);
    }

    tbody th {
      grid-row: 1 / span 3;
    }

    td:is([data-column='Rating'], [data-column='Sentence'], [data-column='Published as']) {
      grid-column: 2;
    }

    td[data-column='Sentence'] {
      grid-row: 2;
    }

    td[data-column='Published as'] {
      grid-row: 3;
    }

    /* The switch is higher than its text. */
    td[data-column='Status'] {
      grid-area: 1 / 3;
      margin-block: -6px;
    }

    td[data-column='Order'] {
      grid-area: 2 / 3 / span 2;
      margin-top: var(--space-2);
    }

    td[data-column='Received'] {
      grid-area: 1 / 4;
    }
  }

  @container rows (max-width: 39.99rem) {
    tbody tr {
      grid-template-columns: auto minmax(0, 1fr);
    }

    tbody tr > :is(th, td:not([data-column='Status'], [data-column='Order'])) {
      grid-column: 1 / -1;
    }

    &&& tbody th {
      padding-inline-end: 0;
    }

    td:is([data-column='Rating'], [data-column='Sentence']) {
      margin-top: 6px;
    }

    td:is([data-column='Status'], [data-column='Order']) {
      align-self: center;
      margin-block: var(--space-2) var(--space-1);
    }

    td[data-column='Order'] {
      justify-self: end;
    }
  }
`
