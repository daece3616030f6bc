import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { normalizeSearch } from '../lists/normalizeSearch.ts'
import { postsPerPage } from '../lists/pageSizes.ts'
import { newestPublished, notScheduledFilter, type PostTeaser, postsKey, publishedKey } from './latestPosts.ts'

const minuteMs = 60_000

const maxRelatedPosts = 3
const maxPage = 100_000

/** [ENT-11] */
export const blogCategories = [
  'General',
  'Case Studies',
  'Education',
  'Technical',
  'Future Trends',
  'Best Practices',
] as const

const cardColumns = 'id, slug, title, excerpt, category, tags, author, read_time, publish_date, image_url'

export type PostCard = PostTeaser & {
  tags: string[]
  author: string
  publish_date: string
  image_url: string
}

export type Post = PostCard & {
  content: string
  updated_at: string
  meta_title: string | null
  meta_description: string | null
  og_image_url: string | null
  canonical_url: string | null
  focus_keyword: string | null
  schema_type: string
}

export type BlogSearch = { q: string; category: string; page: number }

/** A search from a URL, in the form that is sent and cached: equal searches share one request. */
export function normalizeBlogSearch({ q = '', category = '', page = 1 }: Partial<BlogSearch> = {}): BlogSearch {
  return {
    q: normalizeSearch(q),
    category: category.trim(),
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), maxPage) : 1,
  }
}

export type BlogPage = { posts: PostCard[]; total: number; page: number; pages: number }

/**
 * One page of the published posts, newest first. Search and category combine; a page past the end is the last one, and
 * the result's `page` says which that is. [BLOG-1, BLOG-2, BLOG-6, CALL-7]
 */
export const publishedPosts = (search: Partial<BlogSearch> = {}) => {
  const { q, category, page } = normalizeBlogSearch(search)
  return queryOptions({
    queryKey: [...publishedKey, { q, category, page }],
    staleTime: 10 * minuteMs,
    queryFn: async ({ signal }): Promise<BlogPage> => {
      const isKnownCategory = category === '' || blogCategories.some((known) => known === category)
      const rows = isKnownCategory ? await fetchBlogPage({ q, category, page }, signal) : []
      const total = rows[0]?.total ?? 0
      const pages = Math.max(Math.ceil(total / postsPerPage), 1)
      return { posts: rows.map(({ total: _total, ...post }) => post), total, page: Math.min(page, pages), pages }
    },
  })
}

async function fetchBlogPage({ q, category, page }: BlogSearch, signal: AbortSignal) {
  const db = await database()
  const call = db.rpc(
    'blog_page',
    // Without the asterisks PostgREST would read a search for "eq.5" as a filter, and "2025" as a number.
    { searched: `*${q}*`, in_category: category, page, page_size: postsPerPage },
    { get: true },
  )
  return (await call.abortSignal(signal).throwOnError()).data
}

/** The categories that have published posts. */
export const publishedCategories = () =>
  queryOptions({
    queryKey: [...publishedKey, 'categories'],
    staleTime: 10 * minuteMs,
    queryFn: async ({ signal }) => {
      const db = await database()
      const call = db.rpc('blog_categories', {}, { get: true })
      return (await call.abortSignal(signal).throwOnError()).data.map(({ category }) => category)
    },
  })

const isSlug = (text: string) => text.length <= 160 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)

/** A published post; null for unknown slugs and for drafts, also for admins. [POST-7, POST-8, CALL-7] */
export const postBySlug = (slug: string) =>
  queryOptions({
    queryKey: [...postsKey, 'by-slug', slug],
    staleTime: 15 * minuteMs,
    queryFn: async ({ signal }): Promise<Post | null> => {
      if (!isSlug(slug)) return null
      const db = await database()
      const row = db
        .from('blog_posts')
        .select(
          `${cardColumns}, content, updated_at, meta_title, meta_description, og_image_url, canonical_url, focus_keyword, schema_type`,
        )
        .eq('published', true)
        .or(notScheduledFilter)
        .eq('slug', slug)
      const { data, error } = await row.abortSignal(signal).single()
      if (error && error.code !== 'PGRST116') throw Object.assign(new Error(error.message), error)
      return data
    },
  })

/** Whether a deleted post had this slug, now or formerly, while it was public. */
export const isDeletedSlug = (slug: string) =>
  queryOptions({
    queryKey: [...postsKey, 'gone', slug],
    staleTime: 15 * minuteMs,
    queryFn: async ({ signal }) => {
      if (!isSlug(slug)) return false
      const db = await database()
      const row = db.from('deleted_slugs').select('slug').eq('slug', slug)
      return (await row.abortSignal(signal).maybeSingle().throwOnError()).data !== null
    },
  })

/** The newest other posts of the same category. [POST-2] */
export const relatedPosts = ({ category, slug }: Pick<PostCard, 'category' | 'slug'>) =>
  queryOptions({
    queryKey: [...publishedKey, 'related', category, slug],
    staleTime: 10 * minuteMs,
    queryFn: async ({ signal }): Promise<PostCard[]> => {
      const db = await database()
      const others = newestPublished(db, cardColumns).eq('category', category).neq('slug', slug)
      return (await others.limit(maxRelatedPosts).abortSignal(signal).throwOnError()).data
    },
  })

/** The current slug of a post that formerly had this one; null when no published post had it. */
export const slugRedirect = (slug: string) =>
  queryOptions({
    queryKey: [...postsKey, 'redirect', slug],
    staleTime: 15 * minuteMs,
    queryFn: async ({ signal }) => {
      if (!isSlug(slug)) return null
      const db = await database()
      const former = db.from('slug_redirects').select('blog_posts!inner(slug)').eq('from_slug', slug)
      const { data } = await former.eq('blog_posts.published', true).abortSignal(signal).maybeSingle().throwOnError()
      return data?.blog_posts.slug ?? null
    },
  })
