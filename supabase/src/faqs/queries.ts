import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'

const minutes = 60_000
const faqs = ['faqs'] as const

/** What everybody may read, in the admins' order. [CALL-6, ROLE-1] */
export const publishedFaqs = () =>
  queryOptions({
    queryKey: [...faqs, 'published'],
    staleTime: 20 * minutes,
    queryFn: async ({ signal }) => {
      const db = await database()
      const published = db.from('faqs').select('id, question, answer').eq('published', true)
      return (await published.order('order_index').order('id').abortSignal(signal).throwOnError()).data
    },
  })
