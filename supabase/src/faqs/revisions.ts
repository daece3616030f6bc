import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import type { FaqValues } from './adminQueries.ts'

const mostRevisions = 200

/** The states in which a FAQ was saved, newest first. They lie under the FAQs' key, so that a save reads them anew. */
export const revisionsOfFaq = (faqId: string) =>
  queryOptions({
    queryKey: ['faqs', 'revisions', faqId],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const db = await database()
      const all = db
        .from('faq_revisions')
        .select('id, saved_at, changed_fields, user_profiles(name)')
        .eq('faq_id', faqId)
      const newest = all.order('id', { ascending: false }).limit(mostRevisions)
      const { data } = await newest.abortSignal(signal).throwOnError()
      return data.map(({ user_profiles, ...revision }) => ({ ...revision, saved_by: user_profiles?.name ?? null }))
    },
  })

/** What a FAQ said then. Its place in the list is no part of that. */
export const revisedFaq = (revisionId: number) =>
  queryOptions({
    queryKey: ['faq_revisions', revisionId],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Omit<FaqValues, 'order_index'>> => {
      const db = await database()
      const one = db.from('faq_revisions').select('faq').eq('id', revisionId)
      const { data } = await one.abortSignal(signal).single().throwOnError()
      return data.faq as Omit<FaqValues, 'order_index'>
    },
  })
