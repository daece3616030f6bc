import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import type { StoredPost } from './adminQueries.ts'
import { postsKey } from './latestPosts.ts'

const maxRevisions = 200

type PostRevision = {
  id: number
  saved_at: string
  changed_fields: string[]
  /** The name of the admin who saved; null when unknown. */
  saved_by: string | null
}

/** The saved versions of a post, newest first. Invalidating the posts refetches them too. */
export const postRevisions = (postId: string) =>
  queryOptions({
    queryKey: [...postsKey, 'revisions', postId],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<PostRevision[]> => {
      const db = await database()
      const all = db
        .from('post_revisions')
        .select('id, saved_at, changed_fields, user_profiles(name)')
        .eq('post_id', postId)
      const newest = all.order('id', { ascending: false }).limit(maxRevisions)
      const { data } = await newest.abortSignal(signal).throwOnError()
      return data.map(({ user_profiles, ...revision }) => ({ ...revision, saved_by: user_profiles?.name ?? null }))
    },
  })

/** A post as it was saved in a revision. */
export const postRevision = (revisionId: number) =>
  queryOptions({
    queryKey: ['post_revisions', revisionId],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<StoredPost> => {
      const db = await database()
      const row = db.from('post_revisions').select('post').eq('id', revisionId)
      const { data } = await row.abortSignal(signal).single().throwOnError()
      return data.post as unknown as StoredPost
    },
  })
