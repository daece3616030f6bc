import type { BlogSearch } from '@fortnight/supabase/posts/queries'

/** What the address of the blog asks for; anything unreadable counts as not asked. */
export function searchIn(parameters: URLSearchParams): BlogSearch {
  const page = parameters.get('page') ?? ''
  return {
    q: parameters.get('q') ?? '',
    category: parameters.get('category') ?? '',
    page: /^\d{1,6}$/.test(page) ? Number(page) : 1,
  }
}

/** The address of a search, without what goes without saying. */
export function blogAddress({ q = '', category = '', page = 1 }: Partial<BlogSearch>) {
  const asked = new URLSearchParams()
  if (q) asked.set('q', q)
  if (category) asked.set('category', category)
  if (page > 1) asked.set('page', String(page))
  return asked.size ? `/blog?${asked}` : '/blog'
}
