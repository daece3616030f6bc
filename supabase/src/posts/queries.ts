import { queryOptions } from '@tanstack/react-query'
import { database, type Rest } from '@fortnight/supabase/client'
import { searchText } from '../core/normalizeSearch.ts'

export { searchLength } from '../core/normalizeSearch.ts'

const minutes = 60_000
const posts = ['blog_posts'] as const
const published = [...posts, 'published'] as const

const postsPerPage = 12
const latestOnHomePage = 3
const relatedPerPost = 3
const lastPage = 100_000

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

export type PostCard = {
  id: string
  slug: string
  title: string
  excerpt: string
  category: string
  tags: string[]
  author: string
  read_time: string
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

/** What people typed into an address, made harmless: the same search is always asked for, and cached, the same way. */
export function blogSearch({ q = '', category = '', page = 1 }: Partial<BlogSearch> = {}): BlogSearch {
  return {
    q: searchText(q),
    category: category.trim(),
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), lastPage) : 1,
  }
}

export type BlogPage = { posts: PostCard[]; total: number; page: number; pages: number }

/**
 * One page of the published posts, newest first. Search and category work together; a page past the end is the last
 * one, and `page` says which that is. [BLOG-1, BLOG-2, BLOG-6, CALL-7]
 */
export const publishedPosts = (search: Partial<BlogSearch> = {}) => {
  const { q, category, page } = blogSearch(search)
  return queryOptions({
    queryKey: [...published, { q, category, page }],
    staleTime: 10 * minutes,
    queryFn: async ({ signal }): Promise<BlogPage> => {
      const isKnown = category === '' || blogCategories.some((known) => known === category)
      const rows = isKnown ? await blogPage({ q, category, page }, signal) : []
      const total = rows[0]?.total ?? 0
      const pages = Math.max(Math.ceil(total / postsPerPage), 1)
      return { posts: rows.map(({ total: _total, ...post }) => post), total, page: Math.min(page, pages), pages }
    },
  })
}

async function blogPage({ q, category, page }: BlogSearch, signal: AbortSignal) {
  const db = await database()
  const found = db.rpc(
    'blog_page',
    // The asterisks keep a search for "eq.5" from being taken for a filter, and "2025" for a number.
    { searched: `*${q}*`, in_category: category, page, page_size: postsPerPage },
    { get: true },
  )
  return (await found.abortSignal(signal).throwOnError()).data
}

/** The categories that have published posts. */
export const publishedCategories = () =>
  queryOptions({
    queryKey: [...published, 'categories'],
    staleTime: 10 * minutes,
    queryFn: async ({ signal }) => {
      const db = await database()
      const used = db.rpc('blog_categories', {}, { get: true })
      return (await used.abortSignal(signal).throwOnError()).data.map(({ category }) => category)
    },
  })

/** Published, and not for later: by the clock of the database. Policies say so for visitors, this for admins as well. */
export const isDue = 'publish_at.is.null,publish_at.lte.now'

const newestCards = (db: Rest) =>
  db
    .from('blog_posts')
    .select(cardColumns)
    .eq('published', true)
    .or(isDue)
    .order('publish_date', { ascending: false })
    .order('id')

/** The newest posts, for the home page. [HOME-12] */
export const latestPosts = (limit = latestOnHomePage) =>
  queryOptions({
    queryKey: [...published, 'latest', limit],
    staleTime: 10 * minutes,
    queryFn: async ({ signal }): Promise<PostCard[]> => {
      const db = await database()
      return (await newestCards(db).limit(limit).abortSignal(signal).throwOnError()).data
    },
  })

const isSlug = (text: string) => text.length <= 160 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)

/** A published post; null when there is none, which is also what drafts are, for everybody. [POST-7, POST-8, CALL-7] */
export const postBySlug = (slug: string) =>
  queryOptions({
    queryKey: [...posts, 'by-slug', slug],
    staleTime: 15 * minutes,
    queryFn: async ({ signal }): Promise<Post | null> => {
      const db = await database()
      if (!isSlug(slug)) return null
      const one = db
        .from('blog_posts')
        .select(
          `${cardColumns}, content, updated_at, meta_title, meta_description, og_image_url, canonical_url, focus_keyword, schema_type`,
        )
        .eq('published', true)
        .or(isDue)
        .eq('slug', slug)
      const { data, error } = await one.abortSignal(signal).single()
      if (error && error.code !== 'PGRST116') throw Object.assign(new Error(error.message), error)
      return data
    },
  })

/** Whether a public post had this slug, or a former one, when it was deleted. */
export const isGone = (slug: string) =>
  queryOptions({
    queryKey: [...posts, 'gone', slug],
    staleTime: 15 * minutes,
    queryFn: async ({ signal }) => {
      if (!isSlug(slug)) return false
      const db = await database()
      const gone = db.from('deleted_slugs').select('slug').eq('slug', slug)
      return (await gone.abortSignal(signal).maybeSingle().throwOnError()).data !== null
    },
  })

/** The newest other posts of the same category. [POST-2] */
export const relatedPosts = ({ category, slug }: Pick<PostCard, 'category' | 'slug'>) =>
  queryOptions({
    queryKey: [...published, 'related', category, slug],
    staleTime: 10 * minutes,
    queryFn: async ({ signal }): Promise<PostCard[]> => {
      const db = await database()
      const others = newestCards(db).eq('category', category).neq('slug', slug)
      return (await others.limit(relatedPerPost).abortSignal(signal).throwOnError()).data
    },
  })

/** The present slug of a post that was renamed; null when no published post ever had this one. */
export const redirectOf = (slug: string) =>
  queryOptions({
    queryKey: [...posts, 'redirect', slug],
    staleTime: 15 * minutes,
    queryFn: async ({ signal }) => {
      const db = await database()
      if (!isSlug(slug)) return null
      const former = db.from('slug_redirects').select('blog_posts!inner(slug)').eq('from_slug', slug)
      const { data } = await former.eq('blog_posts.published', true).abortSignal(signal).maybeSingle().throwOnError()
      return data?.blog_posts.slug ?? null
    },
  })
