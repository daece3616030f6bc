import { css } from 'styled-components'

/** For a `Table` without room for its columns: its rows are laid out as cards, which have a gap, and its head is for screen readers. */
export const tableAsCards = css`
  border: 0;
  border-radius: 0;
  background: none;
  overflow: visible;

  > table,
  th,
  td {
    display: block;
  }

  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  tbody {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
`
