import type { ProjectFilter } from '@fortnight/supabase/projects/queries'
import { projectStatuses } from '@fortnight/supabase/projects/labels'

/** The orders of the list, the first one unless another is wanted. */
export const sortOptions = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'changed', label: 'Last changed first' },
  { value: 'name', label: 'Name' },
] as const

/** The filter that an address asks for. What makes no sense there counts as not said. */
export function parseFilter(search: URLSearchParams): ProjectFilter {
  const status = search.get('status')
  const sort = search.get('sort')
  const page = Number(search.get('page'))
  return {
    q: search.get('q')?.trim() ?? '',
    status: projectStatuses.find(({ value }) => value === status)?.value ?? '',
    sort: sortOptions.find(({ value }) => value === sort)?.value ?? 'newest',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** An address with another filter. Its other parameters stay, and what goes without saying is left out. */
export function withFilter(search: URLSearchParams, change: Partial<ProjectFilter>) {
  // Another search begins on its first page.
  const { q, status, sort, page } = { ...parseFilter(search), page: 1, ...change }
  const next = new URLSearchParams(search)
  const said = { q, status, sort: sort === sortOptions[0].value ? '' : sort, page: page > 1 ? String(page) : '' }
  for (const [name, value] of Object.entries(said)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** Whether a filter leaves projects out. */
export const hasFilters = ({ q, status }: ProjectFilter) => q !== '' || status !== ''
