import type { Workload } from './useCases.ts'

/** What an hour of work costs a company, wages and everything on top, in dollars. */
export const hourlyCost = 35

/** Hours that come back every week. */
export const hoursBack = ({ cases, minutes, share }: Workload) => Math.round((cases * minutes * share) / 60)

/** Full weeks until those hours have paid for the agent. [INFO-7] */
export const paybackWeeks = (workload: Workload) => Math.ceil(workload.price / (hoursBack(workload) * hourlyCost))

/** Working weeks of a year, holidays left out. */
export const weeksOfYear = 46

/** What comes back in the first working year beyond the price, as a share of the price, to the nearest ten per cent. [INFO-7] */
export function firstYearReturn(workload: Workload) {
  const saved = hoursBack(workload) * hourlyCost * weeksOfYear
  return Math.round((saved / workload.price - 1) * 10) * 10
}
