import { useQuery, type UseQueryOptions } from '@fortnight/shared-ui/query'

/**
 * Returns one page of a list. While a new page is loaded, `data` stays that of the previous one (`isStale`). Throws to
 * the surrounding error boundary when there is nothing to show.
 */
export function useListQuery<Data, Key extends readonly unknown[]>(options: UseQueryOptions<Data, Error, Data, Key>) {
  const { data, isPlaceholderData } = useQuery<Data, Error, Data, Key>({
    ...options,
    placeholderData: (previous: Data | undefined) => previous as never,
    throwOnError: (_error, { state }) => state.data === undefined,
  })
  return { data, isStale: isPlaceholderData }
}
