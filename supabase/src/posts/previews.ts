import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { invalidates } from '../core/invalidates.ts'
import type { Post } from './queries.ts'

const previewsKey = ['post_previews'] as const

const onSuccess = invalidates(previewsKey)

type PostPreview = { token: string; expires_at: string }

/** The preview links of a post that have not expired, newest first. */
export const postPreviews = (postId: string) =>
  queryOptions({
    queryKey: [...previewsKey, 'of', postId],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<PostPreview[]> => {
      const db = await database()
      const valid = db.from('post_previews').select('token, expires_at').eq('post_id', postId).gt('expires_at', 'now')
      return (await valid.order('created_at', { ascending: false }).abortSignal(signal).throwOnError()).data
    },
  })

/** Creates a secret link to a post, valid for a week. */
export const createPostPreview = () =>
  mutationOptions({
    mutationFn: async (postId: string) => {
      const db = await database()
      await db.from('post_previews').insert({ post_id: postId }).throwOnError()
    },
    onSuccess,
  })

/** Revokes a preview link. */
export const deletePostPreview = () =>
  mutationOptions({
    mutationFn: async (token: string) => {
      const db = await database()
      await db.from('post_previews').delete().eq('token', token).throwOnError()
    },
    onSuccess,
  })

/** The post behind a preview link, for any visitor who has the link; null when it is unknown, expired or revoked. */
export const previewedPost = (token: string) =>
  queryOptions({
    queryKey: [...previewsKey, 'post', token],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Post | null> => {
      const db = await database()
      const call = db.rpc('previewed_post', { link: token }, { get: true })
      return (await call.abortSignal(signal).throwOnError()).data[0] ?? null
    },
  })
