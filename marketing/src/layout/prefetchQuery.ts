import type { QueryClient, UseQueryOptions } from '@fortnight/shared-ui/query'

/** Fetches a query into the cache. Never rejects: a failed query keeps its error for the view that shows it. */
export async function prefetchQuery<Data, Key extends readonly unknown[]>(
  queryClient: QueryClient,
  query: UseQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  await queryClient.query(query).catch(() => undefined)
}
