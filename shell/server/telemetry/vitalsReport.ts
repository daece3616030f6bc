import type { VitalSum } from '@fortnight/supabase/server/telemetry'
import { z } from 'zod'
import { pageArea, pageRoute } from './pageRoute.ts'
import { isReleased } from './releasedBuilds.ts'
import { findServedFile } from './servedFiles.ts'

const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
const milliseconds = z.number().min(0).max(3_600_000)

const vitalsReport = z.object({
  path: z.string().startsWith('/').max(500),
  /** The URL of the script with which the area of the page began. */
  entry: z.string().max(500).default(''),
  vitals: z.object({
    LCP: milliseconds.optional(),
    INP: milliseconds.optional(),
    CLS: z.number().min(0).max(1_000).optional(),
    FCP: milliseconds.optional(),
    TTFB: milliseconds.optional(),
  }),
  /** Milliseconds of long tasks by the URL of their script. */
  slow: z.array(z.tuple([z.string().max(500), milliseconds])).max(20),
})

/** What a browser reports. */
export type VitalsReport = z.infer<typeof vitalsReport>

/** Reads the body of a report; undefined when it is not one. */
export function parseVitalsReport(body: unknown): VitalsReport | undefined {
  try {
    return vitalsReport.parse(JSON.parse(String(body)))
  } catch {
    return undefined
  }
}

/** Sorts the values of a report into buckets: each is one page view with this value. [REL-72] */
export async function readVitals({ path, entry, vitals, slow }: VitalsReport): Promise<Omit<VitalSum, 'count'>[]> {
  const file = findServedFile(entry)
  const area = pageArea(path)
  // A page of the shell begins with its own script, and any other page with that of its area.
  const build = file?.area === area && (await isReleased(area, file.build)) ? file.build : ''
  const view = { route: pageRoute(path), area, build }
  const metrics = vitalNames.flatMap((metric) => {
    const value = vitals[metric]
    if (value === undefined) return []
    return { ...view, metric, script: '' as const, bucket: bucketOf(metric === 'CLS' ? value * 1_000 : value) }
  })
  const tasks = sumTasks(slow).map(([script, ms]) => ({
    ...{ ...view, metric: 'TASKS' as const, script, bucket: bucketOf(ms) },
  }))
  return [...metrics, ...tasks]
}

function sumTasks(slow: VitalsReport['slow']) {
  const sums = new Map<VitalSum['script'], number>()
  for (const [url, ms] of slow) {
    const script = findServedFile(url)?.area ?? 'other'
    sums.set(script, (sums.get(script) ?? 0) + ms)
  }
  return [...sums]
}

/** Of the buckets of table `web_vitals`, which grow by a tenth, the one of a value. */
const bucketOf = (value: number) => Math.min(120, Math.round(Math.log(Math.max(value, 1)) / Math.log(1.1)))
