import { execFileSync } from 'node:child_process'
import autocannon from 'autocannon'

const connections = 50
const headers = { 'accept-encoding': 'br' }

export type Load = { perSecond: number; p95: number }

/** Many visitors at once for a while: how many answers a second, and how long 95 of 100 of them took at most (ms). */
export async function loadOf(url: string, seconds: number): Promise<Load> {
  const times: number[] = []
  const result = await new Promise<autocannon.Result>((done, fail) => {
    const options = { url, connections, duration: seconds, headers }
    const run = autocannon(options, (error: Error | null, result) => (error ? fail(error) : done(result)))
    run.on('response', (_client, _status, _bytes, responseTime) => times.push(responseTime))
  })
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return { perSecond: result['2xx'] / result.duration, p95: share(times, 0.95) }
}

/** Sends a number of requests, as fast as they are answered. */
export async function manyRequests(url: string, amount: number) {
  const { non2xx, errors } = await autocannon({ url, connections, amount, headers })
  if (non2xx || errors) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`)
}

/** Milliseconds of `work`, repeated one after the other; `before` runs ahead of each and is not counted. */
export async function timesOf(times: number, work: () => Promise<void>, before = async () => {}) {
  const durations: number[] = []
  for (let i = 0; i < times; i++) {
    await before()
    const start = performance.now()
    await work()
    durations.push(performance.now() - start)
  }
  return sharesOf(durations)
}

/** What half of the durations, and 95 of 100 of them, stay within. */
export const sharesOf = (durations: number[]) => ({ p50: share(durations, 0.5), p95: share(durations, 0.95) })

/** Memory that a process occupies, in MB. */
export function memoryOf(pid: number) {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024
}

/** The value that this part of all values does not exceed. */
export function share(values: number[], part: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
}
