import { useQuery, type UseQueryOptions } from '@fortnight/shared-ui/query'

/**
 * One page of a list. The rows that are shown stay until the new ones are there (`isStale`); a page that cannot be had
 * is thrown, to the error view of the boundary around it.
 */
export function useRows<Data>(options: UseQueryOptions<Data, Error, Data, readonly unknown[]>) {
  const { data, isPlaceholderData } = useQuery<Data, Error, Data, readonly unknown[]>({
    ...options,
    placeholderData: (previous: Data | undefined) => previous as never,
    throwOnError: (_error, { state }) => state.data === undefined,
  })
  return { data, isStale: isPlaceholderData }
}
