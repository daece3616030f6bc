import { css, styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { rowsAsCards } from '../list/table/rowsAsCards.ts'
import { tableStyles } from '../list/table/tableStyles.ts'

/* A table with `VitalCells`, whose columns are narrow. */
const vitalTableStyles = css`
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

    :is(th, td):last-child {
      padding-inline-end: var(--space-3);
    }

    thead th {
      white-space: normal;
    }
  }
`

/** The vitals of routes. On phones only the views and the first metric, for which every route has a page of its own. */
export const RouteTable = styled(Table)`
  ${vitalTableStyles}

  @container rows (max-width: 40rem) {
    :is(th, td):nth-child(n + 4) {
      display: none;
    }

    thead th {
      white-space: normal;
    }

    /* The numbers take no more room than they need. */
    th:first-child {
      width: 100%;
    }

    &&& td {
      min-width: 0;
      padding-inline-start: 0;
    }

    /* As large as a finger. */
    tbody th > a {
      display: block;
      margin-block: calc(-1 * var(--space-3));
      padding-block: var(--space-3);
    }
  }
`

/** The vitals of one route. Only phones have cards: the values side by side, each below its label. */
export const VitalTable = styled(Table)`
  ${vitalTableStyles}

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
