import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import type { Post } from './queries.ts'
import { readAnew } from '../core/invalidates.ts'

const previews = ['post_previews'] as const

const refresh = readAnew(previews)

type PostPreview = { token: string; expires_at: string }

/** The preview links of a post that still work, newest first. */
export const previewsOf = (postId: string) =>
  queryOptions({
    queryKey: [...previews, 'of', postId],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<PostPreview[]> => {
      const db = await database()
      const links = db.from('post_previews').select('token, expires_at').eq('post_id', postId).gt('expires_at', 'now')
      return (await links.order('created_at', { ascending: false }).abortSignal(signal).throwOnError()).data
    },
  })

/** Makes a secret link to a post, good for a week. */
export const createPreview = () =>
  mutationOptions({
    mutationFn: async (postId: string) => {
      const db = await database()
      await db.from('post_previews').insert({ post_id: postId }).throwOnError()
    },
    onSuccess: refresh,
  })

/** Ends a preview link. */
export const revokePreview = () =>
  mutationOptions({
    mutationFn: async (token: string) => {
      const db = await database()
      await db.from('post_previews').delete().eq('token', token).throwOnError()
    },
    onSuccess: refresh,
  })

/** The post behind a preview link, for whoever has the link; null when the link does not, or no longer, work. */
export const previewedPost = (token: string) =>
  queryOptions({
    queryKey: [...previews, 'post', token],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Post | null> => {
      const db = await database()
      const behind = db.rpc('previewed_post', { link: token }, { get: true })
      return (await behind.abortSignal(signal).throwOnError()).data[0] ?? null
    },
  })
