import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import type { FaqValues } from './adminQueries.ts'
import { faqsKey } from './queries.ts'

const maxRevisions = 200

/** The saved versions of an FAQ, newest first. Invalidating the FAQs refetches them too. */
export const faqRevisions = (faqId: string) =>
  queryOptions({
    queryKey: [...faqsKey, 'revisions', faqId],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const db = await database()
      const all = db
        .from('faq_revisions')
        .select('id, saved_at, changed_fields, user_profiles(name)')
        .eq('faq_id', faqId)
      const newest = all.order('id', { ascending: false }).limit(maxRevisions)
      const { data } = await newest.abortSignal(signal).throwOnError()
      return data.map(({ user_profiles, ...revision }) => ({ ...revision, saved_by: user_profiles?.name ?? null }))
    },
  })

/** An FAQ as it was saved in a revision, without its place in the list. */
export const faqRevision = (revisionId: number) =>
  queryOptions({
    queryKey: ['faq_revisions', revisionId],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Omit<FaqValues, 'order_index'>> => {
      const db = await database()
      const row = db.from('faq_revisions').select('faq').eq('id', revisionId)
      const { data } = await row.abortSignal(signal).single().throwOnError()
      return data.faq as Omit<FaqValues, 'order_index'>
    },
  })
