import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { percentiles } from './measure.ts'

/** What clients request; `createPath` and `createHeaders` are called for each request. `key` is sent as the publishable key of the API. */
export type Target = {
  name: string
  createPath: () => string
  createHeaders?: () => Record<string, string>
  key?: string
}

/** `connections` are just enough to use the whole capacity of one server. */
export type LoadTarget = Target & { connections: number }

type LoadSize = { connections: number; seconds: number; rate?: number | undefined }
type ResponseStats = { perSecond: number; p50: number; p95: number }

/** Served requests (200), requests that load shedding rejected (503), and the number of all others. */
export type LoadResult = { served: ResponseStats; shed: ResponseStats; failed: number }

const groupsAtFixedRate = 10

/**
 * Sends requests of many clients, as fast as they are served or at a fixed rate per second. At a fixed rate autocannon sends
 * the requests of a second all at once, so they are spread over ten groups that start a tenth of a second apart.
 */
export async function sendLoad(
  url: string,
  target: Target,
  { connections, seconds, rate }: LoadSize,
): Promise<LoadResult> {
  const durations: Record<'served' | 'shed', number[]> = { served: [], shed: [] }
  let failed = 0
  const countResponse = (status: number, durationMs: number) => {
    if (status === 200) durations.served.push(durationMs)
    else if (status === 503) durations.shed.push(durationMs)
    else failed++
  }
  const groups = rate ? groupsAtFixedRate : 1
  await Promise.all(
    Array.from({ length: groups }, async (_, index) => {
      await wait((index * 1_000) / groups)
      const size = { connections: connections / groups, seconds, rate: rate && rate / groups }
      const connectionErrors = await sendGroup(url, target, size, countResponse)
      failed += connectionErrors
    }),
  )
  const summarize = (values: number[]) => ({
    perSecond: values.length / seconds,
    ...(values.length ? percentiles(values) : { p50: 0, p95: 0 }),
  })
  return { served: summarize(durations.served), shed: summarize(durations.shed), failed }
}

/** Returns the number of connection errors. */
async function sendGroup(
  url: string,
  { createPath, createHeaders, key }: Target,
  { connections, seconds, rate }: LoadSize,
  countResponse: (status: number, durationMs: number) => void,
) {
  // Every request comes from another client; the server must trust one proxy.
  const headers = () => ({
    ...{ 'accept-encoding': 'br', 'x-forwarded-for': randomIp() },
    ...(key && { apikey: key }),
    ...createHeaders?.(),
  })
  const requests = [
    { setupRequest: (request: autocannon.Request) => ({ ...request, path: createPath(), headers: headers() }) },
  ]
  const options = { url, connections, duration: seconds, requests, ...(rate && { overallRate: rate }) }
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, result) => (error ? reject(error) : resolve(result)))
    run.on('response', (_client, status, _bytes, durationMs) => countResponse(status, durationMs))
  })
  return errors
}

function randomIp() {
  const octet = () => 1 + Math.floor(Math.random() * 254)
  return `10.${octet()}.${octet()}.${octet()}`
}
