/* For tests: what the query modules send, answered from a list. */
import { type MutationOptions, QueryClient } from '@tanstack/react-query'
import { connect } from '@fortnight/supabase/client'

export type Sent = { method: string; path: string; filters: Record<string, string>; body: unknown }

/** Answers each request with the next of the bodies, and keeps what was sent. */
export function answering(...bodies: unknown[]) {
  const sent: Sent[] = []
  connect({ url: 'http://localhost', key: 'test' })
  globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input))
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined
    sent.push({ method: init?.method ?? 'GET', path: pathname, filters: Object.fromEntries(searchParams), body })
    return new Response(JSON.stringify(bodies.shift() ?? null), { status: 200 })
  }
  return sent
}

export const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Runs a mutation as a screen does. */
export function run<Data, Input, Before>(options: MutationOptions<Data, Error, Input, Before>, input: Input) {
  return cache.getMutationCache().build(cache, options).execute(input)
}
