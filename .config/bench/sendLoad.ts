import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { share } from './measure.ts'

/** What a crowd asks for; `path` is called for each request. `key` is sent along as the publishable key of the API. */
export type Target = { name: string; path: () => string; key?: string }

type Size = { connections: number; seconds: number; rate?: number | undefined }
type Group = { perSecond: number; p95: number }

/** A crowd's experience: who was answered, who was told at once to come back (503), and how many were left in the dark. */
type Experience = { taken: Group; refused: Group; failed: number }

/**
 * Lets a crowd rush in and ask, as fast as it is answered or at a given rate per second. At a rate, autocannon asks for
 * a whole second's share at once, so the crowd comes in ten groups that begin a tenth of a second after each other.
 */
export async function rush(url: string, target: Target, { connections, seconds, rate }: Size): Promise<Experience> {
  const times: Record<'taken' | 'refused', number[]> = { taken: [], refused: [] }
  const count = (status: number, took: number) => {
    if (status === 200) times.taken.push(took)
    else if (status === 503) times.refused.push(took)
    return status === 200 || status === 503
  }
  const groups = rate ? 10 : 1
  const failures = await Promise.all(
    Array.from({ length: groups }, async (_, i) => {
      await wait((i * 1_000) / groups)
      return ask(url, target, { connections: connections / groups, seconds, rate: rate && rate / groups }, count)
    }),
  )
  const group = (took: number[]) => ({ perSecond: took.length / seconds, p95: took.length ? share(took, 0.95) : 0 })
  const failed = failures.reduce((sum, failed) => sum + failed, 0)
  return { taken: group(times.taken), refused: group(times.refused), failed }
}

async function ask(
  url: string,
  { path, key }: Target,
  { connections, seconds, rate }: Size,
  count: (status: number, took: number) => boolean,
) {
  let others = 0
  // Nobody in a crowd asks twice at once; the server behind must trust one proxy.
  const headers = () => ({ 'accept-encoding': 'br', 'x-forwarded-for': someAddress(), ...(key && { apikey: key }) })
  const requests = [
    { setupRequest: (request: autocannon.Request) => ({ ...request, path: path(), headers: headers() }) },
  ]
  const options = { url, connections, duration: seconds, requests, ...(rate && { overallRate: rate }) }
  const { errors } = await new Promise<autocannon.Result>((done, fail) => {
    const run = autocannon(options, (error: Error | null, result) => (error ? fail(error) : done(result)))
    run.on('response', (_client, status, _bytes, took) => {
      if (!count(status, took)) others++
    })
  })
  return others + errors
}

function someAddress() {
  const part = () => 1 + Math.floor(Math.random() * 254)
  return `10.${part()}.${part()}.${part()}`
}
