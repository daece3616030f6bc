import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import type { StoredPost } from './adminQueries.ts'

const mostRevisions = 200

type PostRevision = {
  id: number
  saved_at: string
  changed_fields: string[]
  /** Who saved; null when nobody is known. */
  saved_by: string | null
}

/** The states in which a post was saved, newest first. They lie under the posts' key, so that a save reads them anew. */
export const revisionsOf = (postId: string) =>
  queryOptions({
    queryKey: ['blog_posts', 'revisions', postId],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<PostRevision[]> => {
      const db = await database()
      const all = db
        .from('post_revisions')
        .select('id, saved_at, changed_fields, user_profiles(name)')
        .eq('post_id', postId)
      const newest = all.order('id', { ascending: false }).limit(mostRevisions)
      const { data } = await newest.abortSignal(signal).throwOnError()
      return data.map(({ user_profiles, ...revision }) => ({ ...revision, saved_by: user_profiles?.name ?? null }))
    },
  })

/** A post as it was saved then. */
export const revisedPost = (revisionId: number) =>
  queryOptions({
    queryKey: ['post_revisions', revisionId],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<StoredPost> => {
      const db = await database()
      const one = db.from('post_revisions').select('post').eq('id', revisionId)
      const { data } = await one.abortSignal(signal).single().throwOnError()
      return data.post as unknown as StoredPost
    },
  })
