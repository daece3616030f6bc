import { queryOptions } from '@tanstack/react-query'
import { database, type RestClient } from '@fortnight/supabase/client'

/** The first part of the query keys of everything about posts. */
export const postsKey = ['blog_posts'] as const

/** The first part of those of the published ones. */
export const publishedKey = [...postsKey, 'published'] as const

const latestPostsOnHomePage = 3
const minuteMs = 60_000

const teaserColumns = 'id, slug, title, excerpt, category, read_time'

/** Only what the home page shows of a post, because its HTML contains the whole result. */
export type PostTeaser = {
  id: string
  slug: string
  title: string
  excerpt: string
  category: string
  read_time: string
}

/** Excludes scheduled posts, by the clock of the database. Policies do so for visitors; this does for admins too. */
export const notScheduledFilter = 'publish_at.is.null,publish_at.lte.now'

/** Public posts, newest first. */
export const newestPublished = <Columns extends string>(db: RestClient, columns: Columns) =>
  db
    .from('blog_posts')
    .select(columns)
    .eq('published', true)
    .or(notScheduledFilter)
    .order('publish_date', { ascending: false })
    .order('id')

/** The newest posts, for the home page. [HOME-12] */
export const latestPosts = (limit = latestPostsOnHomePage) =>
  queryOptions({
    queryKey: [...publishedKey, 'latest', limit],
    staleTime: 10 * minuteMs,
    queryFn: async ({ signal }): Promise<PostTeaser[]> => {
      const db = await database()
      return (await newestPublished(db, teaserColumns).limit(limit).abortSignal(signal).throwOnError()).data
    },
  })
