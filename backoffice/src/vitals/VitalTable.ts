import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { rowsAsCards } from '../list/table/rowsAsCards.ts'
import { tableStyles } from '../list/table/tableStyles.ts'

/** A table with `VitalCells`. Its columns are narrow, so only phones have cards: the values side by side, each below its label. */
export const VitalTable = styled(Table)`
  ${tableStyles}

  td {
    font-variant-numeric: tabular-nums;
  }

  small {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  /* Numbers end below each other, their words before them. */
  td > span:has(> small) {
    display: inline-flex;
    flex-flow: row-reverse wrap;
    align-items: baseline;
    gap: 0 var(--space-2);
  }

  @container rows (40rem < width <= 60rem) {
    :is(th, td):not(:first-child) {
      padding-inline: var(--space-1) var(--space-2);
    }

    thead th {
      white-space: normal;
    }
  }

  @container rows (max-width: 40rem) {
    ${rowsAsCards}

    && td > span:has(> small) {
      flex-direction: row;
    }

    && tbody tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      align-items: start;
      align-content: start;
      gap: var(--space-2);
    }

    && tbody th {
      grid-column: 1 / -1;
    }

    /* Also one without a value keeps its place. */
    && tbody td[data-column][data-column] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
`
