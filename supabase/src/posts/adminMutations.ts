import { mutationOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import type { StoredPost } from './adminQueries.ts'
import { readAnew } from '../core/invalidates.ts'

const posts = ['blog_posts'] as const

const refresh = readAnew(posts)

/** Publishes posts or makes drafts of them, all or none. [ADMIN-BLOG-6] */
export const setPostsPublished = () =>
  mutationOptions({
    mutationFn: async ({ ids, published }: { ids: string[]; published: boolean }) => {
      const db = await database()
      const { data } = await db.from('blog_posts').update({ published }).in('id', ids).select('id').throwOnError()
      if (data.length < ids.length) throw Object.assign(new Error('Some posts are gone.'), { code: 'PGRST116' })
    },
    onSuccess: refresh,
  })

/** Deletes posts and gives what was deleted, so that it can be brought back. Those that are gone already are fine. */
export const deletePosts = () =>
  mutationOptions({
    mutationFn: async (ids: string[]): Promise<StoredPost[]> => {
      const db = await database()
      return (await db.from('blog_posts').delete().in('id', ids).select('*').throwOnError()).data
    },
    onSuccess: refresh,
  })

/** Creates deleted posts anew, with their ids; the database brings their former addresses back too. */
export const restorePosts = () =>
  mutationOptions({
    mutationFn: async (rows: StoredPost[]) => {
      const db = await database()
      await db.from('blog_posts').insert(rows).throwOnError()
    },
    onSuccess: refresh,
  })

const rowsPerRead = 100

/** Whole posts, some at a time, for a file. */
export async function* postsForExport(ids: string[]): AsyncGenerator<StoredPost[]> {
  const db = await database()
  for (let start = 0; start < ids.length; start += rowsPerRead) {
    const some = db
      .from('blog_posts')
      .select('*')
      .in('id', ids.slice(start, start + rowsPerRead))
    yield (await some.order('publish_date', { ascending: false }).order('id').throwOnError()).data
  }
}
