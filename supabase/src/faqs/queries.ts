import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'

const minuteMs = 60_000

/** The first part of the query keys of everything about FAQs. */
export const faqsKey = ['faqs'] as const

/** The FAQs that visitors see, in the admins' order. [CALL-6, ROLE-1] */
export const publishedFaqs = () =>
  queryOptions({
    queryKey: [...faqsKey, 'published'],
    staleTime: 20 * minuteMs,
    queryFn: async ({ signal }) => {
      const db = await database()
      const published = db.from('faqs').select('id, question, answer').eq('published', true)
      return (await published.order('order_index').order('id').abortSignal(signal).throwOnError()).data
    },
  })
