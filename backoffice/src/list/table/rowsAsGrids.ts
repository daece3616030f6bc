import { css } from 'styled-components'

/** For a `Table` without room for its columns: each row is a grid, whose columns the table chooses, of cells without a look. */
export const rowsAsGrids = css`
  > table,
  thead,
  tbody,
  th,
  td {
    display: block;
  }

  tr {
    position: relative;
    display: grid;
  }

  &&& tr > * {
    min-width: 0;
    padding: 0;
    border: 0;
    background: none;
  }
`
