import { Table } from '@fortnight/shared-ui/data/Table'
import { styled } from 'styled-components'
import { Section } from '../layout/section/Section.tsx'
import { firstYearReturnPercent, hourlyCostUsd, hoursSavedPerWeek, paybackWeeks, workingWeeksPerYear } from './roi.ts'
import { useCases, type Workload } from './useCases.ts'

/* On phones each row is a card, in which values are below the header of their column: job and price, the work, the results. */
const RoiTable = styled(Table)`
  tbody > tr > * {
    white-space: nowrap;
  }

  th,
  td {
    padding-inline: var(--space-3);
  }

  thead th {
    min-width: 4.5rem;
    vertical-align: bottom;
    white-space: normal;
  }

  /* Its first words have a hyphen, which would break. */
  thead th:last-child {
    min-width: 6rem;
  }

  @media (max-width: 639.98px) {
    max-height: none;

    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tbody > tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--space-3) var(--space-4);
      align-items: end;
      padding: var(--space-4);
      border-bottom: 1px solid var(--line);
    }

    tbody > tr:last-child {
      border-bottom: 0;
    }

    tbody > tr > :is(th, [data-align]) {
      display: grid;
      padding: 0;
      border-bottom: 0;
      text-align: start;
      white-space: normal;
    }

    tbody > tr:hover > * {
      background: none;
    }

    tbody > tr > th {
      grid-area: 1 / 1 / auto / span 2;
      align-self: start;
      font-size: var(--text-18);
    }

    /* The price. */
    td:nth-child(6) {
      grid-area: 1 / 3;
    }

    /* The results: hours, payback and return. */
    td:is(:nth-child(5), :nth-child(n + 7)) {
      font-weight: 700;
    }

    td::before {
      font-weight: 400;
      content: attr(data-label) / '';
      color: var(--ink-soft);
      font-size: var(--text-14);
      line-height: 1.3;
    }
  }
`

const Explanation = styled.p`
  max-width: var(--measure);
  margin-top: var(--space-5);
  color: var(--ink-soft);
`

// Without `Intl`, which takes a phone's processor 10 ms to start, while the page hydrates.
const formatDollars = (dollars: number) => `$${String(dollars).replaceAll(/\B(?=(\d{3})+$)/g, ',')}`

const columns: { label: string; value: (workload: Workload) => string | number }[] = [
  { label: 'Cases a week', value: ({ cases }) => cases },
  { label: 'Minutes each', value: ({ minutes }) => minutes },
  { label: 'Done alone', value: ({ share }) => `${Math.round(share * 100)}%` },
  { label: 'Hours saved a week', value: hoursSavedPerWeek },
  { label: 'Pilot price', value: ({ price }) => formatDollars(price) },
  { label: 'Pays for itself in', value: (workload) => `${paybackWeeks(workload)} weeks` },
  { label: 'First-year ROI', value: (workload) => `${firstYearReturnPercent(workload)}%` },
]

const Cell = styled.td.attrs({ role: 'cell' })``

/** The return on investment of each use case and how it is calculated. [INFO-7] */
export function RoiSection() {
  return (
    <Section
      id="return-on-investment"
      title="The arithmetic"
      lead="Return on investment, worked out in the open. Redo it with your own numbers. If the return disappoints, don’t buy."
    >
      <RoiTable caption="Return on investment of the six use cases">
        <thead>
          <tr role="row">
            <th scope="col" role="columnheader">
              Job
            </th>
            {columns.map(({ label }) => (
              <th key={label} scope="col" role="columnheader" data-align="end">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {useCases.map(({ title, workload }) => (
            <tr key={title} role="row">
              <th scope="row" role="rowheader">
                {title}
              </th>
              {columns.map(({ label, value }) => (
                <Cell key={label} data-label={label} data-align="end">
                  {value(workload)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </RoiTable>
      <Explanation>
        Hours saved are cases × minutes × the share the agent finishes alone. We value an hour at ${hourlyCostUsd},
        count {workingWeeksPerYear} working weeks a year, and don’t deduct running costs: you get an estimate of your
        costs on day 2. Weeks are rounded up, and ROI to the nearest 10%. These are worked examples, not promises.
      </Explanation>
    </Section>
  )
}
