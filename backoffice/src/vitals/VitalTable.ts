import { styled } from 'styled-components'
import { StyledTable } from '../list/table/tableStyles.ts'

/** A table with `VitalCells`. In a card the values are side by side, each below its label. */
export const VitalTable = styled(StyledTable)`
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

  @container rows (max-width: 60rem) {
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
