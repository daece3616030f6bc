import { Fragment } from 'react'
import { styled } from 'styled-components'
import {
  type Instalment,
  instalmentName,
  instalmentStates,
  summarizeInstalments,
} from '@fortnight/supabase/instalments/instalment'
import { formatCents } from '@fortnight/supabase/instalments/money'
import { paymentLines } from './paymentLines.ts'

const Root = styled.table`
  width: 100%;
  font-kerning: none;
  font-variant-numeric: tabular-nums;
  border-collapse: collapse;
  break-inside: avoid;

  th,
  td {
    padding: var(--space-2) var(--space-3) var(--space-2) 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  thead th {
    border-bottom-color: var(--line-strong);
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  :is(th, td):last-child {
    padding-inline-end: 0;
    text-align: end;
    white-space: nowrap;
  }

  /* Below its status and amount, as wide as both. */
  tr:has(+ tr > [colspan]) > td {
    padding-bottom: 0;
    border: 0;
  }

  td[colspan] {
    padding-top: 0;
    text-align: start;
    white-space: normal;
  }

  /* The sums, as a block at the right. */
  tfoot th {
    font-weight: 400;
  }

  tfoot td:first-child {
    border: 0;
  }

  /* On phones, the names take two lines, so that a reference takes one. */
  @media (max-width: 39.99rem) {
    th:first-child {
      width: 1%;
    }
  }

  /* The status and the sums begin in the middle, as the facts above do. */
  @media (min-width: 40rem) {
    table-layout: fixed;

    thead th:first-child {
      width: 50%;
    }

    thead th:last-child {
      width: 20%;
    }
  }

  tfoot tr:last-child > :not(:first-child) {
    border-top: 2px solid var(--ink);
    border-bottom: 0;
    font-weight: 700;
  }

  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-14);
    font-variant-numeric: normal;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
`

/** The instalments of a project as a table with their sums, which fits a narrow screen and a sheet of paper. */
export function StatementTable({ instalments }: { instalments: Instalment[] }) {
  const sums = summarizeInstalments(instalments)
  return (
    <Root aria-label="Installments">
      <thead>
        <tr>
          <th scope="col">Installment</th>
          <th scope="col">Status</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {instalments.map((instalment) => (
          <Fragment key={instalment.id}>
            <tr>
              <th scope="row" rowSpan={2}>
                {instalmentName(instalment)}
              </th>
              <td>{instalmentStates[instalment.state].text}</td>
              <td>{instalment.amount_cents === null ? 'To be agreed' : formatCents(instalment.amount_cents)}</td>
            </tr>
            <tr>
              <td colSpan={2}>
                {paymentLines(instalment).map((line) => (
                  <small key={line}>{line}</small>
                ))}
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
      {sums && (
        <tfoot>
          <Sum label="Total" cents={sums.total} />
          <Sum label="Paid" cents={sums.paid} />
          <Sum label="Remaining" cents={sums.open} />
        </tfoot>
      )}
    </Root>
  )
}

const Sum = ({ label, cents }: { label: string; cents: number }) => (
  <tr>
    <td />
    <th scope="row">{label}</th>
    <td>{formatCents(cents)}</td>
  </tr>
)
