import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { isUuid } from '../core/isUuid.ts'
import { normalizeSearch } from '../lists/normalizeSearch.ts'
import { rowsPerPage } from '../lists/pageSizes.ts'
import { postsKey } from './latestPosts.ts'

const minuteMs = 60_000

/** [ENT-12] */
export const schemaTypes = ['Article', 'BlogPosting', 'NewsArticle', 'TechArticle'] as const

/** The fields of a post that an admin edits. */
export type PostValues = {
  slug: string
  title: string
  excerpt: string
  content: string
  category: string
  tags: string[]
  author: string
  read_time: string
  publish_date: string
  /** Until then only admins see a published post. */
  publish_at: string | null
  image_url: string
  published: boolean
  meta_title: string | null
  meta_description: string | null
  og_image_url: string | null
  canonical_url: string | null
  focus_keyword: string | null
  schema_type: string
}

/** A post as the form is filled with it. */
export type StoredPost = PostValues & { id: string; updated_at: string }

/** A row of the back office's list. */
export type ListedPost = Pick<
  StoredPost,
  | 'id'
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'category'
  | 'author'
  | 'publish_date'
  | 'publish_at'
  | 'published'
  | 'updated_at'
>

/** State is 'published', 'scheduled', 'draft' or, for all of them, empty; sort is newest, oldest, title or changed. */
type PostFilter = { q: string; category: string; state: string; sort: string; page: number }

type PostPage = { posts: ListedPost[]; total: number }

/** The columns of a `StoredPost`. */
export const storedPostColumns =
  'id, slug, title, excerpt, content, category, tags, author, read_time, publish_date, publish_at, updated_at, image_url, published, meta_title, meta_description, og_image_url, canonical_url, focus_keyword, schema_type'

/** One page of all posts, drafts included, searched and sorted by the database. [ADMIN-BLOG-1, ADMIN-BLOG-5, CALL-7] */
export const adminPosts = (filter: PostFilter) => {
  const { category, state, sort, page } = filter
  const q = normalizeSearch(filter.q)
  return queryOptions({
    queryKey: [...postsKey, 'admin', { q, category, state, sort, page }],
    staleTime: 2 * minuteMs,
    queryFn: async ({ signal }): Promise<PostPage> => {
      const db = await database()
      const call = db.rpc(
        'admin_posts',
        {
          // Without the asterisks PostgREST would read a search for "eq.5" as a filter, and "2025" as a number.
          searched: `*${q}*`,
          in_category: category,
          in_state: state,
          sorted: sort,
          page,
          page_size: rowsPerPage,
        },
        { get: true },
      )
      const rows = (await call.abortSignal(signal).throwOnError()).data
      return { posts: rows.map(({ total: _total, ...post }) => post), total: rows[0]?.total ?? 0 }
    },
  })
}

/** The categories that posts have, drafts included. [ADMIN-BLOG-2] */
export const adminPostCategories = () =>
  queryOptions({
    queryKey: [...postsKey, 'admin', 'categories'],
    staleTime: 2 * minuteMs,
    queryFn: async ({ signal }) => {
      const db = await database()
      const call = db.rpc('admin_post_categories', {}, { get: true })
      return (await call.abortSignal(signal).throwOnError()).data.map(({ category }) => category)
    },
  })

/** One post to edit; null when the id is unknown or malformed. */
export const postById = (id: string) =>
  queryOptions({
    queryKey: [...postsKey, 'one', id],
    // Two admins may edit at the same time, so a form always starts from the stored version.
    gcTime: 0,
    queryFn: async ({ signal }): Promise<StoredPost | null> => {
      if (!isUuid(id)) return null
      const db = await database()
      const row = db.from('blog_posts').select(storedPostColumns).eq('id', id)
      return (await row.abortSignal(signal).maybeSingle().throwOnError()).data
    },
  })

const maxSimilarSlugs = 200

/** Whether another post has this slug, and a free one like it. [ADMIN-BLOG-19] */
export const slugAvailability = (slug: string, id: string | undefined) =>
  queryOptions({
    queryKey: [...postsKey, 'slug', slug, id ?? 'new'],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<{ isTaken: boolean; suggestion: string }> => {
      const db = await database()
      const similar = db.from('blog_posts').select('id, slug').like('slug', `${slug}*`).limit(maxSimilarSlugs)
      const { data } = await similar.abortSignal(signal).throwOnError()
      const takenSlugs = new Set(data.filter((post) => post.id !== id).map((post) => post.slug))
      let suggestion = slug
      for (let number = 2; takenSlugs.has(suggestion); number++) suggestion = `${slug}-${number}`
      return { isTaken: takenSlugs.has(slug), suggestion }
    },
  })

const postsPerRequest = 100

/** Whole posts for an export, a hundred at a time. */
export async function* fetchPostsForExport(ids: string[]): AsyncGenerator<StoredPost[]> {
  const db = await database()
  for (let start = 0; start < ids.length; start += postsPerRequest) {
    const batch = db
      .from('blog_posts')
      .select('*')
      .in('id', ids.slice(start, start + postsPerRequest))
    yield (await batch.order('publish_date', { ascending: false }).order('id').throwOnError()).data
  }
}
