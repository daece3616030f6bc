import { mutationOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { throwIfStale } from '../core/editConflict.ts'
import { invalidates } from '../core/invalidates.ts'
import { type PostValues, type StoredPost, storedPostColumns } from './adminQueries.ts'
import { postsKey } from './latestPosts.ts'

const onSuccess = invalidates(postsKey)

export const createPost = () =>
  mutationOptions({
    mutationFn: async (values: PostValues): Promise<StoredPost> => {
      const db = await database()
      return (await db.from('blog_posts').insert(values).select(storedPostColumns).single().throwOnError()).data
    },
    onSuccess,
  })

/** `updated_at` is that of the post that the form was filled from. */
export type PostUpdate = PostValues & { id: string; updated_at: string }

/** Updates a post. When it has changed since the form was filled, stores nothing and throws an `EditConflict`. */
export const updatePost = () =>
  mutationOptions({
    mutationFn: async ({ id, updated_at, ...values }: PostUpdate): Promise<StoredPost> => {
      const db = await database()
      const update = db.from('blog_posts').update(values).eq('id', id).eq('updated_at', updated_at)
      // A deleted post is no conflict: `single` throws for it.
      return throwIfStale<StoredPost>(update.select(storedPostColumns).maybeSingle().throwOnError(), () =>
        db.from('blog_posts').select(storedPostColumns).eq('id', id).single().throwOnError(),
      )
    },
    onSuccess,
  })

/** Publishes or unpublishes posts, all or none. [ADMIN-BLOG-6] */
export const setPostsPublished = () =>
  mutationOptions({
    mutationFn: async ({ ids, published }: { ids: string[]; published: boolean }) => {
      const db = await database()
      const { data } = await db.from('blog_posts').update({ published }).in('id', ids).select('id').throwOnError()
      if (data.length < ids.length) throw Object.assign(new Error('Some posts are gone.'), { code: 'PGRST116' })
    },
    onSuccess,
  })

/** Deletes posts and returns them for `restorePosts`. Posts that no longer exist are left out. */
export const deletePosts = () =>
  mutationOptions({
    mutationFn: async (ids: string[]): Promise<StoredPost[]> => {
      const db = await database()
      return (await db.from('blog_posts').delete().in('id', ids).select('*').throwOnError()).data
    },
    onSuccess,
  })

/** Restores deleted posts with their ids; the database restores the redirects from their former slugs. */
export const restorePosts = () =>
  mutationOptions({
    mutationFn: async (posts: StoredPost[]) => {
      const db = await database()
      await db.from('blog_posts').insert(posts).throwOnError()
    },
    onSuccess,
  })
