import { useQuery, type UseQueryOptions } from '@fortnight/shared-ui/query'
import { useIsFromServer } from '@fortnight/shared-ui/browser/useIsFromServer'

/** The published data, or the built-in data when the query fails; undefined while loading. */
export function usePublishedOrBuiltIn<Data, Key extends readonly unknown[]>(
  published: UseQueryOptions<Data, Error, Data, Key>,
  builtIn: Data,
): Data | undefined {
  const { data, isPending } = useQuery(published)
  // The server has already waited for the query, so hydration must render the same fallback.
  const isFromServer = useIsFromServer()
  return data ?? (isPending && !isFromServer ? undefined : builtIn)
}
