import type { IncomingMessage } from 'node:http'
import { countShedRequest } from '../metrics/metrics.ts'

const maxReportsPerSecond = 100

let second = 0
let accepted = 0

/**
 * Whether a request is a report beyond what this server takes in a second. Decided before anything else, the log included, so
 * that a flood costs little: such a report is dropped, and its browser is told that all is well. [REL-54]
 */
export function isExcessReport({ method, url }: Pick<IncomingMessage, 'method' | 'url'>) {
  if (method !== 'POST' || !url?.startsWith('/telemetry/')) return false
  const now = Math.floor(performance.now() / 1_000)
  if (now !== second) [second, accepted] = [now, 0]
  accepted++
  if (accepted <= maxReportsPerSecond) return false
  countShedRequest('telemetry')
  return true
}
