import { useQueryClient, type UseQueryOptions } from '@fortnight/shared-ui/query'
import type { ListChange } from './useListState.ts'

/** Turns a list to another page. Its rows are asked for by the press itself, not once the press has been drawn. */
export function usePageChange<Data, Key extends readonly unknown[]>(
  set: (change: ListChange) => void,
  rowsOf: (page: number) => UseQueryOptions<Data, Error, Data, Key>,
) {
  const queries = useQueryClient()
  return (page: number) => {
    void queries.prefetchQuery(rowsOf(page))
    set({ page })
  }
}
