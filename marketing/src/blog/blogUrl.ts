import type { BlogSearch } from '@fortnight/supabase/posts/queries'

/** Parses the query parameters of the blog; invalid values get their defaults. */
export function parseBlogSearch(parameters: URLSearchParams): BlogSearch {
  const page = parameters.get('page') ?? ''
  return {
    q: parameters.get('q') ?? '',
    category: parameters.get('category') ?? '',
    page: /^\d{1,6}$/.test(page) ? Number(page) : 1,
  }
}

/** The URL of a search, without default values. */
export function blogUrl({ q = '', category = '', page = 1 }: Partial<BlogSearch>) {
  const parameters = new URLSearchParams()
  if (q) parameters.set('q', q)
  if (category) parameters.set('category', category)
  if (page > 1) parameters.set('page', String(page))
  return parameters.size ? `/blog?${parameters}` : '/blog'
}
