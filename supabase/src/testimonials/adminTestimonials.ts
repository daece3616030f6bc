import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { invalidates } from '../core/invalidates.ts'
import { normalizeSearch } from '../lists/normalizeSearch.ts'
import { rowsPerPage } from '../lists/pageSizes.ts'
import { projectsKey } from '../projects/cache.ts'
import { testimonialsKey } from './queries.ts'

/** Waiting: with consent, not published. Private: without consent. */
export type PublicationState = 'published' | 'waiting' | 'private'

/** A row of the back office’s list. */
export type ListedTestimonial = {
  id: string
  project_id: string
  project_name: string
  client_name: string
  rating: number
  body: string
  /** How the client is named in public. */
  shown_name: string
  state: PublicationState
  created_at: string
  updated_at: string
  /** The place among the published ones, and their number; null unless it is published. */
  place: number | null
  published_total: number | null
}

/** State is a `PublicationState` or, for all, empty; pages count from 1. */
type TestimonialFilter = { q: string; state: string; page: number }

// Below the key of projects, because a live event of a project concerns it.
const listKey = [...projectsKey, 'testimonials'] as const
const onSuccess = invalidates(listKey, testimonialsKey)

/** One page of the testimonials, published ones in their order first, and how many match. */
export const adminTestimonials = ({ q, state, page }: TestimonialFilter) => {
  const searched = normalizeSearch(q)
  return queryOptions({
    ...alwaysRefetch,
    queryKey: [...listKey, { searched, state, page }],
    queryFn: async ({ signal }) => {
      const db = await database()
      const filter = { searched, in_state: state, page, page_size: rowsPerPage }
      const rows = (await db.rpc('admin_testimonials', filter).abortSignal(signal).throwOnError()).data
      const testimonials = rows.map(({ total: _total, ...row }) => row as ListedTestimonial)
      return { testimonials, total: rows[0]?.total ?? 0 }
    },
  })
}

type Publication = Pick<ListedTestimonial, 'id' | 'updated_at'> & { isPublished: boolean }

/** Publishes a testimonial as the admin has read it, or takes it off the site. */
export const publishTestimonial = () =>
  mutationOptions({
    mutationFn: async ({ id, updated_at, isPublished }: Publication) => {
      const db = await database()
      const values = { testimonial: id, is_published: isPublished, base_version: updated_at }
      await db.rpc('publish_testimonial', values).throwOnError()
    },
    // Also when it was refused: the client may have changed it.
    onSettled: (result, _error, input, onMutateResult, context) => onSuccess(result, input, onMutateResult, context),
  })

/** Swaps a published testimonial with its neighbor. Returns its new place; null when it was first or last already. */
export const moveTestimonial = () =>
  mutationOptions({
    mutationFn: async ({ id, isUp }: { id: string; isUp: boolean }): Promise<number | null> => {
      const db = await database()
      return (await db.rpc('move_testimonial', { testimonial: id, up: isUp }).throwOnError()).data
    },
    onSuccess,
  })
