import { z } from 'zod'

/** The largest report, which is also the most that browsers send. */
export const maxReportBytes = 4096

const errorReport = z.object({
  path: z.string().startsWith('/').max(500),
  kind: z.enum(['error', 'rejection', 'load', 'boundary']),
  message: z.string().min(1).max(500),
  /** Frames, one a line. Of a file that did not load: its URL. */
  stack: z.string().max(2_000),
  /** Whether it is the first of its area since the page was opened. Absent in reports of earlier builds. */
  isFirst: z.boolean().default(false),
})

/** What a browser reports. */
export type ErrorReport = z.infer<typeof errorReport>

/** Reads the body of a report; undefined when it is not one. */
export function parseErrorReport(body: unknown): ErrorReport | undefined {
  try {
    return errorReport.parse(JSON.parse(String(body)))
  } catch {
    return undefined
  }
}
