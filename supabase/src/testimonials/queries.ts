import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'

const minuteMs = 60_000

/** The first part of the query keys of what visitors read of testimonials. */
export const testimonialsKey = ['testimonials'] as const

/** What a client allows everyone to read. */
export type PublishedTestimonial = { id: string; body: string; shown_name: string }

/** The first published testimonials, in the admins’ order. */
export const publishedTestimonials = () =>
  queryOptions({
    queryKey: [...testimonialsKey, 'published'],
    staleTime: 20 * minuteMs,
    queryFn: async ({ signal }): Promise<PublishedTestimonial[]> => {
      const db = await database()
      return (await db.rpc('published_testimonials', {}, { get: true }).abortSignal(signal).throwOnError()).data
    },
  })
