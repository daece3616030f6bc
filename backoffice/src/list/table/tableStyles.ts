import { css, styled } from 'styled-components'
import { checkboxStyles } from '@fortnight/shared-ui/controls/choiceStyles'

/** Container whose width decides how rows are laid out. */
export const TableContainer = styled.div`
  container: rows / inline-size;
`

/** Styles of the table of a list. It is as high as its rows, so that only the page scrolls. */
export const tableStyles = css`
  max-height: none;
  overflow: clip;
  transition: opacity 150ms;

  &[aria-busy='true'] {
    opacity: 0.6;
  }

  thead th {
    top: var(--header);
  }

  th,
  td {
    padding-inline: var(--space-3);
  }

  /* Words longer than their column break, and every column has room for an average word. */
  tbody th,
  td:not([data-nowrap]) {
    overflow-wrap: anywhere;
  }

  td[data-column]:not([data-nowrap], [data-align]) {
    min-width: 7rem;
  }

  [data-nowrap] {
    white-space: nowrap;
  }

  /* A date and its time take two lines in a narrow column. */
  && td:not([data-nowrap]) time {
    white-space: normal;
  }

  tbody th {
    text-wrap-style: balance;
  }

  tbody th small {
    text-wrap-style: pretty;
  }

  tbody th a:not(:hover) {
    color: var(--ink);
    text-decoration-color: var(--line-strong);
  }

  /* Aligns its icon or text, not its touch target, with the text above. */
  td > [data-variant='ghost']:first-child {
    margin-inline-start: calc(-1 * var(--space-3));
  }

  tbody tr[data-selected] > * {
    background: var(--accent-soft);
  }

  /* The touch target is larger than the checkbox. */
  label:has(> [type='checkbox']) {
    display: block;
    width: fit-content;
    margin: calc(-1 * var(--space-3));
    padding: var(--space-3);
    cursor: pointer;
  }

  input[type='checkbox'] {
    ${checkboxStyles}
    display: block;
  }
`
