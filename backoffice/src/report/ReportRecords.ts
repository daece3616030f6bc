import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { tableAsCards } from '@fortnight/shared-ui/data/tableAsCards'

/** Records in a card of the report: the name of each, and below it its values in a line, with the last one in bold. */
export const ReportRecords = styled(Table)`
  ${tableAsCards}
  max-height: none;

  tbody {
    gap: 0;
  }

  tbody tr {
    display: block;
    padding-block: var(--space-2);
    border-top: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }

  tbody tr:last-child {
    padding-bottom: 0;
  }

  && tbody tr > * {
    padding: 0;
    border: 0;
    background: none;
    overflow-wrap: anywhere;
  }

  /* The touch target is higher than the line. */
  tbody th a {
    display: inline-block;
    margin-block: -10px;
    padding-block: 12px;
  }

  tbody th a:not(:hover) {
    color: var(--ink);
    text-decoration-color: var(--line-strong);
  }

  tbody td {
    display: inline;
    color: var(--ink-soft);
    text-align: start;
  }

  tbody td:not(:last-child)::after {
    content: ' · ' / '';
  }

  tbody td[data-column='Due']::before {
    content: 'Due\\00a0' / '';
  }

  tbody td:last-child {
    color: var(--danger);
    font-weight: 600;
    white-space: nowrap;
  }

  /* A long list beside other parts is not much longer than they are. */
  @media screen and (min-width: 40rem) {
    max-height: 15rem;
    overflow: auto;
  }
`
