import type { ErrorSum } from '@fortnight/supabase/server/telemetry'
import { type Cause, findCause } from './errorCause.ts'
import type { ErrorReport } from './errorReport.ts'
import type { Counted } from './reportBatch.ts'

export type SeenError = { report: ErrorReport; route: string; browser: string }

/** Sums of an error with the frames of its stack, which Sentry wants one by one. */
export type TracedSum = ErrorSum & Pick<Cause, 'frames'>

/** Sums up errors by cause, build, route and browser family. */
export async function sumUpErrors(seen: Counted<SeenError>[]) {
  const sums = new Map<string, TracedSum>()
  // One after the other: each may read source maps, and visitors come first.
  for (const { report, route, browser, count } of seen) {
    const { cause, build, ...found } = await findCause(report)
    const key = [cause, build, route, browser].join('\n')
    const sum = sums.get(key)
    const failed = report.isFirst ? count : 0
    if (sum) Object.assign(sum, { count: sum.count + count, failed: sum.failed + failed })
    else sums.set(key, { cause, build, ...found, route, browser, count, failed })
  }
  return [...sums.values()]
}
