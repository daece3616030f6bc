import type { CanaryArm } from './canaries.ts'

const bucketGrowth = 1.1

/** The value that three of four page views do not exceed, in milliseconds; undefined without page views. [REL-72] */
export function p75Of(histogram: CanaryArm['lcp']) {
  const entries = Object.entries(histogram).map(([bucket, count]) => ({ bucket: Number(bucket), count }))
  const total = entries.reduce((sum, { count }) => sum + count, 0)
  let reached = 0
  const limit = entries.sort((a, b) => a.bucket - b.bucket).find(({ count }) => (reached += count) >= 0.75 * total)
  return limit && Math.round(bucketGrowth ** limit.bucket)
}
