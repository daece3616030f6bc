/* For tests of query modules: responses from a list, and the requests that were sent. */
import { type MutationOptions, QueryClient } from '@tanstack/react-query'
import { type ApiRequest, mockApi } from './mockApi.testing.ts'

/** Responds to each request with the next of the bodies. Returns the requests sent, as they come. */
export const mockResponses = (...bodies: unknown[]) => mockApi(() => ({ body: bodies.shift() ?? null }))

/** The query parameters of a request, which PostgREST reads as filters. */
export const filtersOf = (request: ApiRequest | undefined) => Object.fromEntries(new URLSearchParams(request?.query))

export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Runs a mutation as a component does. */
export function runMutation<Data, Input, OnMutateResult>(
  options: MutationOptions<Data, Error, Input, OnMutateResult>,
  input: Input,
) {
  return queryClient.getMutationCache().build(queryClient, options).execute(input)
}

/** Runs a generator of batches to its end. */
export async function readAll(batches: AsyncGenerator) {
  const reader = batches[Symbol.asyncIterator]()
  while (!(await reader.next()).done);
}
