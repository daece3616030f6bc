import { useCallback, useMemo } from 'react'
import { useSearchParams } from '@fortnight/shared-ui/router'

/** What a list shows: searched text, filters (an empty one does not filter), order and page, from 1. */
export type ListState = { q: string; page: number; sort: string; filters: Record<string, string> }
export type ListChange = Partial<ListState>
type ListParameters = { filters?: readonly string[]; sorts?: readonly string[] }

/**
 * The address is the list's state: it can be sent to a colleague, and Back undoes the last choice. What is at its
 * default is not in the address, and other parameters stay. The first of `sorts` is the usual order. The names must not
 * change while the page is shown.
 */
export function useListState({ filters = [], sorts = [] }: ListParameters): [ListState, (change: ListChange) => void] {
  const [search, setSearch] = useSearchParams()
  const filterNames = filters.join()
  const sortNames = sorts.join()

  const list = useMemo(() => {
    const wanted = search.get('sort') ?? ''
    const [usual = '', ...others] = sortNames.split(',')
    return {
      q: search.get('q') ?? '',
      page: Math.max(1, Math.floor(Number(search.get('page'))) || 1),
      sort: others.includes(wanted) ? wanted : usual,
      filters: Object.fromEntries(
        filterNames
          .split(',')
          .filter(Boolean)
          .map((name) => [name, search.get(name) ?? '']),
      ),
    }
  }, [search, filterNames, sortNames])

  const change = useCallback(
    ({ q, page = 1, sort, filters: chosen }: ListChange) => {
      // The address itself: what the router gives is a moment late, and would lose the first of two quick changes.
      const next = new URLSearchParams(window.location.search)
      const put = (name: string, value: string | undefined, usual = '') => {
        if (value === undefined) return
        if (value === usual) next.delete(name)
        else next.set(name, value)
      }
      put('q', q)
      put('page', String(page), '1')
      put('sort', sort, sortNames.split(',')[0])
      for (const [name, value] of Object.entries(chosen ?? {})) put(name, value)
      // A step back should not walk through the letters of a search.
      setSearch(next, { replace: q !== undefined })
    },
    [setSearch, sortNames],
  )

  return [list, change]
}
