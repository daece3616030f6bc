import { Table } from '@fortnight/shared-ui/data/Table'
import { styled } from 'styled-components'
import { Section } from '../layout/Section.tsx'
import { firstYearReturnPercent, hourlyCostUsd, hoursSavedPerWeek, paybackWeeks, workingWeeksPerYear } from './roi.ts'
import { useCases } from './useCases.ts'

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
`

const Explanation = styled.p`
  max-width: var(--measure);
  margin-top: var(--space-5);
  color: var(--ink-soft);
`

// Without `Intl`, which takes a phone's processor 10 ms to start, while the page hydrates.
const formatDollars = (dollars: number) => `$${String(dollars).replaceAll(/\B(?=(\d{3})+$)/g, ',')}`

/** The return on investment of each use case and how it is calculated. [INFO-7] */
export function RoiSection() {
  return (
    <Section
      id="return-on-investment"
      title="The arithmetic"
      lead="Return on investment, worked out in the open. Try your own numbers. If the last column disappoints, don’t buy."
    >
      <RoiTable caption="Return on investment of the six use cases">
        <thead>
          <tr>
            <th scope="col">Job</th>
            <th scope="col" data-align="end">
              Cases per week
            </th>
            <th scope="col" data-align="end">
              Minutes each
            </th>
            <th scope="col" data-align="end">
              Done alone
            </th>
            <th scope="col" data-align="end">
              Hours saved per week
            </th>
            <th scope="col" data-align="end">
              Pilot price
            </th>
            <th scope="col" data-align="end">
              Pays off in
            </th>
            <th scope="col" data-align="end">
              First-year ROI
            </th>
          </tr>
        </thead>
        <tbody>
          {useCases.map(({ title, workload }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td data-align="end">{workload.cases}</td>
              <td data-align="end">{workload.minutes}</td>
              <td data-align="end">{Math.round(workload.share * 100)}%</td>
              <td data-align="end">{hoursSavedPerWeek(workload)}</td>
              <td data-align="end">{formatDollars(workload.price)}</td>
              <td data-align="end">{paybackWeeks(workload)} weeks</td>
              <td data-align="end">{firstYearReturnPercent(workload)}%</td>
            </tr>
          ))}
        </tbody>
      </RoiTable>
      <Explanation>
        Hours saved are cases × minutes × the share the agent finishes alone. We value an hour at ${hourlyCostUsd},
        count {workingWeeksPerYear} working weeks a year, and don’t deduct running costs: you get an estimate of your
        costs on day 2. These are worked examples for a typical small company, not promises.
      </Explanation>
    </Section>
  )
}
