import autocannon from 'autocannon'

const connections = 50
const headers = { 'accept-encoding': 'br' }

export type Load = { perSecond: number; p95: number }

/** Requests a URL over 50 connections for a while. Returns responses per second and the 95th percentile of their time (ms). */
export async function measureLoad(url: string, seconds: number): Promise<Load> {
  const durations: number[] = []
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = { url, connections, duration: seconds, headers }
    const run = autocannon(options, (error: Error | null, result) => (error ? reject(error) : resolve(result)))
    run.on('response', (_client, _status, _bytes, durationMs) => durations.push(durationMs))
  })
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} non-2xx, ${result.errors} errors`)
  return { perSecond: result['2xx'] / result.duration, p95: quantile(durations, 0.95) }
}

/** Sends this many requests over 50 connections, as fast as the server responds. */
export async function sendRequests(url: string, count: number) {
  const { non2xx, errors } = await autocannon({ url, connections, amount: count, headers })
  if (non2xx || errors) throw new Error(`${url}: ${non2xx} non-2xx, ${errors} errors`)
}

/** Measures `task` repeatedly, one run after the other. `prepare` runs before each and does not count. Percentiles in ms. */
export async function measureDurations(
  samples: number,
  task: () => Promise<unknown>,
  prepare = () => Promise.resolve(),
) {
  const durations: number[] = []
  for (let i = 0; i < samples; i++) {
    await prepare()
    const startedAt = performance.now()
    await task()
    durations.push(performance.now() - startedAt)
  }
  return percentiles(durations)
}

/** The median and the 95th percentile. */
export const percentiles = (values: number[]) => ({ p50: quantile(values, 0.5), p95: quantile(values, 0.95) })

/** The value that this fraction of all values does not exceed. */
export function quantile(values: number[], fraction: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))]!
}
