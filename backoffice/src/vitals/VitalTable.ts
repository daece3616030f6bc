import { css, styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { tableAsCards } from '@fortnight/shared-ui/data/tableAsCards'
import { rowsAsGrids } from '../list/table/rowsAsGrids.ts'
import { tableStyles } from '../list/table/tableStyles.ts'

/* A table with `VitalCells`, whose columns are narrow. */
const vitalTableStyles = css`
  ${tableStyles}

  td {
    font-variant-numeric: tabular-nums;
  }

  td[data-tone='warning'] {
    --tone: var(--warning);
  }

  td[data-tone='danger'] {
    --tone: var(--danger);
  }

  td :is(strong, small) {
    color: var(--tone);
    font-size: inherit;
    font-weight: 600;
  }

  [data-no-value] {
    color: var(--ink-soft);
  }

  /* Numbers end below each other; without room beside them, their words are above them. */
  td > span:has(> small) {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: end;
    gap: 0 var(--space-2);
  }

  @container rows (width > 60rem) {
    :is(th, td):nth-child(n + 3) {
      width: 7.5rem;
    }
  }

  /* A value and its word have one line. */
  @container rows (width > 68rem) {
    :is(th, td):nth-child(n + 3) {
      width: 9.5rem;
    }
  }

  @container rows (40rem < width <= 60rem) {
    :is(th, td):not(:first-child) {
      width: 4rem;
      padding-inline: var(--space-2);
    }

    :is(th, td):nth-child(n + 3) {
      width: 5.5rem;
    }

    :is(th, td):last-child {
      padding-inline-end: var(--space-3);
    }

    thead th {
      white-space: normal;
    }
  }
`

/** The vitals of routes. On phones only the views, the first metric, and what is not good; every route has a page of its own. */
export const RouteTable = styled(Table)`
  ${vitalTableStyles}

  @container rows (max-width: 40rem) {
    ${rowsAsGrids}

    tr {
      grid-template-columns: minmax(0, 1fr) 3rem 4.75rem;
      align-items: center;
      gap: var(--space-3);
      padding: var(--space-3);
      border-bottom: 1px solid var(--line);
    }

    tbody tr:last-child {
      border-bottom: 0;
    }

    thead tr {
      border-bottom-color: var(--line-strong);
    }

    thead {
      position: sticky;
      z-index: 1;
      top: var(--header);
      background: var(--surface);
    }

    &&& thead th {
      position: static;
      white-space: normal;
    }

    thead th:nth-child(n + 4),
    td:nth-child(n + 4):not(:has(> span > small)) {
      display: none;
    }

    td:nth-child(n + 4) {
      display: flex;
      grid-column: 1 / -1;
      justify-content: space-between;

      &::before {
        color: var(--ink-soft);
        content: attr(data-column) / '';
      }

      > [aria-hidden] {
        display: none;
      }
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
    ${tableAsCards}

    && td > span:has(> small) {
      justify-content: start;
    }

    tbody tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      align-content: start;
      gap: var(--space-3) var(--space-2);
      padding: var(--space-3) var(--space-4) var(--space-4);
      border: 1px solid var(--line);
      border-radius: var(--radius-large);
      background: var(--surface);
    }

    && tbody tr > * {
      min-width: 0;
      padding: 0;
      border: 0;
      background: none;
      text-align: start;
    }

    tbody th {
      grid-column: 1 / -1;
      font-size: var(--text-16);
    }

    tbody td {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;

      &::before {
        color: var(--ink-soft);
        content: attr(data-column) / '';
      }
    }
  }
`
