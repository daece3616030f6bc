import type { Workload } from './useCases.ts'

/** What an hour of work costs a company including overhead, in USD. */
export const hourlyCostUsd = 35

/** Hours saved per week, whole for each workload of the page. The rounding removes floating-point errors. */
export const hoursSavedPerWeek = ({ cases, minutes, share }: Workload) => Math.round((cases * minutes * share) / 60)

/** Full weeks until the saved hours have paid for the agent. [INFO-7] */
export const paybackWeeks = (workload: Workload) =>
  Math.ceil(workload.price / (hoursSavedPerWeek(workload) * hourlyCostUsd))

/** Working weeks per year, without holidays. */
export const workingWeeksPerYear = 46

/** First-year savings beyond the price, in percent of the price, rounded to tens. [INFO-7] */
export function firstYearReturnPercent(workload: Workload) {
  const saved = hoursSavedPerWeek(workload) * hourlyCostUsd * workingWeeksPerYear
  return Math.round((saved / workload.price - 1) * 10) * 10
}
