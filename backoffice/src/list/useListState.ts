import { useCallback, useMemo } from 'react'
import { useSearchParams } from '@fortnight/shared-ui/router'

/** What a list shows: search text, filters (an empty one does not filter), sort order, and page, counted from 1. */
export type ListState = { q: string; page: number; sort: string; filters: Record<string, string> }
export type ListChange = Partial<ListState>
/** One choice of a filter or of the sort order. */
export type ListOption = { value: string; label: string }
type ListParameters = { filters?: readonly string[]; sorts?: readonly { value: string }[] }

/** Whether a search or a filter is set. */
export const isFiltered = ({ q, filters }: ListState) => q !== '' || Object.values(filters).some(Boolean)

/**
 * Keeps the state of a list in the URL, so that it can be shared and Back undoes the last choice. Defaults are left out
 * of the URL, and other parameters stay. The first of `sorts` is the default. The names of filters and sorts must not
 * change while the page is shown.
 */
export function useListState({ filters = [], sorts = [] }: ListParameters): [ListState, (change: ListChange) => void] {
  const [search, setSearch] = useSearchParams()
  const filterNames = filters.join()
  const sortNames = sorts.map(({ value }) => value).join()

  const list = useMemo(() => {
    const requestedSort = search.get('sort') ?? ''
    const [defaultSort = '', ...otherSorts] = sortNames.split(',')
    return {
      q: search.get('q') ?? '',
      page: Math.max(1, Math.floor(Number(search.get('page'))) || 1),
      sort: otherSorts.includes(requestedSort) ? requestedSort : defaultSort,
      filters: Object.fromEntries(
        filterNames
          .split(',')
          .filter(Boolean)
          .map((name) => [name, search.get(name) ?? '']),
      ),
    }
  }, [search, filterNames, sortNames])

  const setList = useCallback(
    ({ q, page = 1, sort, filters: changedFilters = {} }: ListChange) => {
      // The router's own value lags behind, which would lose the first of two quick changes.
      const next = new URLSearchParams(window.location.search)
      const setParameter = (name: string, value: string | undefined, defaultValue = '') => {
        if (value === undefined) return
        if (value === defaultValue) next.delete(name)
        else next.set(name, value)
      }
      setParameter('q', q)
      setParameter('page', String(page), '1')
      setParameter('sort', sort, sortNames.split(',')[0])
      for (const [name, value] of Object.entries(changedFilters)) setParameter(name, value)
      // Typing must not add a history entry per letter.
      setSearch(next, { replace: q !== undefined })
    },
    [setSearch, sortNames],
  )

  return [list, setList]
}
