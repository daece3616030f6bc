import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { normalizeSearch } from '../lists/normalizeSearch.ts'
import { rowsPerPage } from '../lists/pageSizes.ts'
import { imageUrl } from './imageUrl.ts'

/** The first part of the query keys of everything about uploaded images. */
export const imagesKey = ['images'] as const

/** What shows an image: a post, a partner, a FAQ or a saved version. `id` names the post, partner or FAQ. */
export type ImageUse = {
  kind: 'blog_posts' | 'post_revisions' | 'partners' | 'faqs' | 'faq_revisions'
  id: string
  title: string
}

export type ImageState = 'used' | 'unused' | 'new'

/** An uploaded image; its name is its id. A new one is unused, but a form that shows it may not be saved yet. */
export type UploadedImage = {
  id: string
  url: string
  bytes: number
  created_at: string
  state: ImageState
  uses: ImageUse[]
}

export type ImagePage = { images: UploadedImage[]; total: number }

/** An empty state does not filter; pages count from 1. */
type ImageFilter = { q: string; state: string; page: number }

/** One page of the rows of the database; with a signal, as long as it is not aborted. */
export async function fetchImageRows({ q, state, page }: ImageFilter, pageSize: number, signal?: AbortSignal) {
  const db = await database()
  const call = db.rpc('admin_images', { searched: normalizeSearch(q), in_state: state, page, page_size: pageSize })
  return (await (signal ? call.abortSignal(signal) : call).throwOnError()).data
}

/** One page of the uploaded images, newest first, and how many match. */
export const uploadedImages = (filter: ImageFilter) =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...imagesKey, 'list', filter],
    queryFn: async ({ signal }): Promise<ImagePage> => {
      const rows = await fetchImageRows(filter, rowsPerPage, signal)
      const images = rows.map(({ total: _total, name, state, uses, ...row }) => ({
        ...row,
        id: name,
        url: imageUrl(name),
        state: state as ImageState,
        uses: uses as ImageUse[],
      }))
      return { images, total: rows[0]?.total ?? 0 }
    },
  })
