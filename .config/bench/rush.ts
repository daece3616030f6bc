import autocannon from 'autocannon'
import { share } from './load.ts'

/** What a crowd asks for; `path` is called for each request. */
export type Target = { name: string; path: () => string }

type Size = { connections: number; seconds: number; rate?: number }
type Group = { perSecond: number; p95: number }

/** A crowd's experience: who was answered, who was told at once to come back (503), and how many were left in the dark. */
export type Experience = { taken: Group; refused: Group; failed: number }

/** Lets a crowd rush in and ask, as fast as it is answered or at a given rate per second. */
export async function rush(url: string, { path }: Target, { connections, seconds, rate }: Size): Promise<Experience> {
  const times: Record<'taken' | 'refused', number[]> = { taken: [], refused: [] }
  let others = 0
  const requests = [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: path() }) }]
  const headers = { 'accept-encoding': 'br' }
  const options = { url, connections, duration: seconds, headers, requests, ...(rate && { overallRate: rate }) }
  const result = await new Promise<autocannon.Result>((done, fail) => {
    const run = autocannon(options, (error: Error | null, result) => (error ? fail(error) : done(result)))
    run.on('response', (_client, status, _bytes, took) => {
      if (status === 200) times.taken.push(took)
      else if (status === 503) times.refused.push(took)
      else others++
    })
  })
  const group = (took: number[]) => ({
    perSecond: took.length / result.duration,
    p95: took.length ? share(took, 0.95) : 0,
  })
  return { taken: group(times.taken), refused: group(times.refused), failed: others + result.errors }
}
