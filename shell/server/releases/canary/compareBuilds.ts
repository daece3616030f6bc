import type { CanaryArm, CanaryFigures } from '@fortnight/supabase/releases/canaries'
import { p75Of } from '@fortnight/supabase/releases/p75'
import { evidenceAbove, evidenceBelow } from './evidence.ts'

/** How likely it may be at most that a canary is halted although its build is not worse. [REL-114] */
const falseAlarms = { errors: 0.004, lcp: 0.003, inp: 0.003 }

const bucketGrowth = 1.1
const quantile = 0.75

export type Comparison = { isWorse: false } | { isWorse: true; reason: string }

/**
 * Whether the build of a canary is worse than the stable one by more than its margins: more page views fail, or LCP or INP take
 * longer for the slowest quarter of page views. It may be asked at any time and as often as one likes; see evidence.ts. Page
 * views count as independent of each other. [REL-113]
 */
export function compareBuilds(figures: CanaryFigures): Comparison {
  const { canary, stable, min_views, error_margin, vitals_margin } = figures
  if (canary.views < min_views) return { isWorse: false }
  if (failsMore(figures)) {
    return {
      isWorse: true,
      reason:
        `More page views failed: ${percentOf(canary)} with build ${figures.build}, ${percentOf(stable)} with build ` +
        `${figures.stable_build}. Up to ${error_margin} % more are allowed.`,
    }
  }
  for (const metric of ['lcp', 'inp'] as const) {
    if (!isSlower(canary[metric], stable[metric], vitals_margin, falseAlarms[metric])) continue
    return {
      isWorse: true,
      reason:
        `${metric.toUpperCase()} is slower: ${p75Of(canary[metric])} ms with build ${figures.build}, ` +
        `${p75Of(stable[metric])} ms with build ${figures.stable_build} for three out of four page views. Up to ` +
        `${vitals_margin} % more are allowed.`,
    }
  }
  return { isWorse: false }
}

/**
 * Of all failed page views, more are of the canary than its share of the views explains. Visitors keep their build, so the
 * share of views may be larger than that of visitors.
 */
function failsMore({ canary, stable, share, error_margin }: CanaryFigures) {
  const views = canary.views + stable.views
  const expected = Math.max(share / 100, views ? canary.views / views : 0)
  const allowed = expected * (1 + error_margin / 100)
  const limit = allowed / (allowed + 1 - expected)
  return evidenceAbove(limit, canary.failed, canary.failed + stable.failed) >= 1 / falseAlarms.errors
}

/**
 * There is a limit which three of four page views of the stable build certainly meet, and those of the canary certainly do not,
 * even if they may take longer by the margin. A quantile is below a value when more than its part of all values are: Howard,
 * Ramdas: Sequential estimation of quantiles, Bernoulli 28 (2022).
 */
function isSlower(canary: Histogram, stable: Histogram, margin: number, falseAlarmRate: number) {
  const marginBuckets = Math.ceil(Math.log(1 + margin / 100) / Math.log(bucketGrowth) - 1e-9)
  const needed = 2 / falseAlarmRate
  const viewsOfStable = sumOf(Object.values(stable))
  const limit = cumulate(stable).find(({ reached }) => evidenceAbove(quantile, reached, viewsOfStable) >= needed)
  if (!limit) return false
  const within = Object.entries(canary).filter(([bucket]) => Number(bucket) <= limit.bucket + marginBuckets)
  const reached = sumOf(within.map(([, count]) => count))
  return evidenceBelow(quantile, reached, sumOf(Object.values(canary))) >= needed
}

type Histogram = CanaryArm['lcp']

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)

/** The buckets of a histogram in their order, and how many page views are in each and those before. */
function cumulate(histogram: Histogram) {
  let reached = 0
  const buckets = Object.keys(histogram).map(Number)
  return buckets.sort((a, b) => a - b).map((bucket) => ({ bucket, reached: (reached += histogram[bucket] ?? 0) }))
}

const percentOf = ({ views, failed }: CanaryArm) =>
  `${((100 * failed) / Math.max(views, 1)).toFixed(2)} % of ${views.toLocaleString('en-US')}`
