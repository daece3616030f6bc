import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { unlessOutrun } from '../core/editConflict.ts'
import { readAnew } from '../core/invalidates.ts'
import { rowsPerPage } from '../core/rowsPerPage.ts'
import { searchText } from '../core/normalizeSearch.ts'

const minutes = 60_000
const posts = ['blog_posts'] as const

/** [ENT-12] */
export const schemaTypes = ['Article', 'BlogPosting', 'NewsArticle', 'TechArticle'] as const

/** What an admin writes of a post. */
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
  /** Before this moment a published post is shown to nobody but admins. */
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

/** A post as the editor is filled with it. */
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

const columns =
  'id, slug, title, excerpt, content, category, tags, author, read_time, publish_date, publish_at, updated_at, image_url, published, meta_title, meta_description, og_image_url, canonical_url, focus_keyword, schema_type'

/** One page of all posts, drafts included, searched and sorted by the database. [ADMIN-BLOG-1, ADMIN-BLOG-5, CALL-7] */
export const adminPosts = (filter: PostFilter) => {
  const { category, state, sort, page } = filter
  const q = searchText(filter.q)
  return queryOptions({
    queryKey: [...posts, 'admin', { q, category, state, sort, page }],
    staleTime: 2 * minutes,
    queryFn: async ({ signal }): Promise<PostPage> => {
      const db = await database()
      const found = db.rpc(
        'admin_posts',
        {
          // The asterisks keep a search for "eq.5" from being taken for a filter, and "2025" for a number.
          searched: `*${q}*`,
          in_category: category,
          in_state: state,
          sorted: sort,
          page,
          page_size: rowsPerPage,
        },
        { get: true },
      )
      const rows = (await found.abortSignal(signal).throwOnError()).data
      return { posts: rows.map(({ total: _total, ...post }) => post), total: rows[0]?.total ?? 0 }
    },
  })
}

/** The categories that any post has. [ADMIN-BLOG-2] */
export const adminPostCategories = () =>
  queryOptions({
    queryKey: [...posts, 'admin', 'categories'],
    staleTime: 2 * minutes,
    queryFn: async ({ signal }) => {
      const db = await database()
      const used = db.rpc('admin_post_categories', {}, { get: true })
      return (await used.abortSignal(signal).throwOnError()).data.map(({ category }) => category)
    },
  })

/** One post to edit; null when there is none, also when the id in the address is no id at all. */
export const postById = (id: string) =>
  queryOptions({
    queryKey: [...posts, 'one', id],
    // Two people may edit at the same time, so an editor always starts from what is stored now.
    gcTime: 0,
    queryFn: async ({ signal }): Promise<StoredPost | null> => {
      const db = await database()
      const { data, error } = await db.from('blog_posts').select(columns).eq('id', id).abortSignal(signal).maybeSingle()
      if (error && error.code !== '22P02') throw error
      return data
    },
  })

const mostTaken = 200

/** Whether another post has this slug, and if so a free one like it. [ADMIN-BLOG-19] */
export const slugChoice = (slug: string, id: string | undefined) =>
  queryOptions({
    queryKey: [...posts, 'slug', slug, id ?? 'new'],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<{ isTaken: boolean; suggestion: string }> => {
      const db = await database()
      const alike = db.from('blog_posts').select('id, slug').like('slug', `${slug}*`).limit(mostTaken)
      const { data } = await alike.abortSignal(signal).throwOnError()
      const taken = new Set(data.filter((post) => post.id !== id).map((post) => post.slug))
      let suggestion = slug
      for (let number = 2; taken.has(suggestion); number++) suggestion = `${slug}-${number}`
      return { isTaken: taken.has(slug), suggestion }
    },
  })

/** With an id, `updated_at` is that of the post which the editor was filled from. */
export type PostInput = PostValues & ({ id?: undefined } | { id: string; updated_at: string })

/**
 * Creates a post, or changes the one with the given id, unless somebody else has changed it since: then nothing is
 * stored and an `EditConflict` tells what they made of it.
 */
export const savePost = () =>
  mutationOptions({
    mutationFn: async (input: PostInput): Promise<StoredPost> => {
      const db = await database()
      if (input.id === undefined) {
        return (await db.from('blog_posts').insert(input).select(columns).single().throwOnError()).data
      }
      const { id, updated_at, ...values } = input
      const change = db.from('blog_posts').update(values).eq('id', id).eq('updated_at', updated_at)
      // Gone altogether is an error of its own, which `single` makes.
      return unlessOutrun<StoredPost>(change.select(columns).maybeSingle().throwOnError(), () =>
        db.from('blog_posts').select(columns).eq('id', id).single().throwOnError(),
      )
    },
    onSuccess: readAnew(posts),
  })
