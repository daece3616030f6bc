import { projectStatuses } from '@fortnight/supabase/projects/labels'
import type { ProjectFilter } from '@fortnight/supabase/projects/queries'

/** The sort orders of the list; the first is the default. */
export const sortOptions = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'changed', label: 'Recently updated first' },
  { value: 'name', label: 'Name' },
] as const

/** Reads the filter from URL parameters. Invalid values are ignored. */
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

/** URL parameters with a changed filter. Other parameters stay; default values are omitted. */
export function withFilter(search: URLSearchParams, change: Partial<ProjectFilter>) {
  // Any change but that of the page goes back to the first page.
  const { q, status, sort, page } = { ...parseFilter(search), page: 1, ...change }
  const next = new URLSearchParams(search)
  const values = { q, status, sort: sort === sortOptions[0].value ? '' : sort, page: page > 1 ? String(page) : '' }
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** Whether a filter excludes projects. */
export const hasFilters = ({ q, status }: ProjectFilter) => q !== '' || status !== ''
