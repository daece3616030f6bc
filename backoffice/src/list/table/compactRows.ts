import { css } from 'styled-components'
import { visuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { rowsAsGrids } from './rowsAsGrids.ts'

/* Three actions, each as large as a finger, in a corner whose padding they may take. */
const actionsWidth = 'calc(3 * 44px - var(--space-3))'

/**
 * Without room for its columns, a table has fewer of them, in which values are below each other; on phones it has none. What
 * labels would say, its values say. Each table says where its cells are, by their `data-column`.
 */
export const compactRows = css`
  @container rows (max-width: 60rem) {
    ${rowsAsGrids}

    tr {
      align-content: start;
      align-items: start;
      column-gap: var(--space-3);
    }

    tbody tr + tr {
      border-top: 1px solid var(--line);
    }

    tbody tr[data-selected] {
      background: var(--accent-soft);
    }

    tbody tr > * > * {
      min-width: 0;
    }

    &&& td:has([data-no-value]:only-child) {
      display: none;
    }

    th small {
      margin-top: 6px;
    }

    td[data-column='Actions'] {
      display: flex;
    }
  }

  @container rows (39.99rem < width <= 60rem) {
    thead {
      position: sticky;
      z-index: 1;
      top: var(--header);
      border-bottom: 1px solid var(--line-strong);
      background: var(--surface);
    }

    tr {
      padding: var(--space-3);
    }

    &&& thead th {
      position: static;
    }

    /* Its values are below those of another column. */
    &&& thead th[data-merged] {
      ${visuallyHidden}
    }

    tbody tr:not([data-selected]):hover {
      background: color-mix(in srgb, var(--ink) 3%, var(--surface));
    }

    /* Their icons are in the first line. */
    td[data-column='Actions'] {
      margin-block: calc(-1 * var(--space-2));
    }
  }

  @container rows (max-width: 39.99rem) {
    thead {
      ${visuallyHidden}
    }

    tbody tr {
      padding: var(--space-3) var(--space-4);
    }

    &&& tbody th {
      padding-inline-end: ${actionsWidth};
      font-size: var(--text-16);
    }

    td[data-column='Actions'] {
      position: absolute;
      inset: 2px 2px auto auto;

      > [data-variant='ghost']:first-child {
        margin: 0;
      }

      > :is(a, button) {
        min-width: 44px;
        min-height: 44px;
      }
    }
  }
`
