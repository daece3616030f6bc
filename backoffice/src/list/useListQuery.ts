import { useQuery, type UseQueryOptions } from '@fortnight/shared-ui/query'

/**
 * One page of a list. The rows that are shown stay until the new ones are there (`isStale`); a page that cannot be had
 * is thrown, to the error view of the boundary around it.
 */
export function useListQuery<Data, Key extends readonly unknown[]>(options: UseQueryOptions<Data, Error, Data, Key>) {
  const { data, isPlaceholderData } = useQuery<Data, Error, Data, Key>({
    ...options,
    placeholderData: (previous: Data | undefined) => previous as never,
    throwOnError: (_error, { state }) => state.data === undefined,
  })
  return { data, isStale: isPlaceholderData }
}
