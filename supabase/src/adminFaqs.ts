import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { searchText } from './searchText.ts'

const minutes = 60_000
const firstOrder = 1
const faqs = ['faqs'] as const

/** FAQs on one page of the back office's list. */
export const adminFaqsPerPage = 25

/** What an admin writes of a FAQ. */
export type FaqValues = { question: string; answer: string; order_index: number; published: boolean }

/** A row of the back office's list, with its place among those that match and their number. */
export type ListedFaq = FaqValues & { id: string; created_at: string; place: number; total: number }

/** State is 'published', 'draft' or, for both, empty; pages count from 1. */
export type FaqFilter = { q: string; state: string; page: number }

const refresh = (_result: unknown, _input: unknown, _context: unknown, { client }: { client: QueryClient }) =>
  client.invalidateQueries({ queryKey: faqs })

/** One page of all FAQs in their order, and how many match. [ADMIN-FAQ-1, CALL-6] */
export const adminFaqs = ({ q, state, page }: FaqFilter) => {
  const searched = searchText(q)
  return queryOptions({
    queryKey: [...faqs, 'admin', { searched, state, page }],
    staleTime: 2 * minutes,
    queryFn: async ({ signal }) => {
      const db = await database()
      const filter = { searched, in_state: state, page, page_size: adminFaqsPerPage }
      const rows: ListedFaq[] = (await db.rpc('admin_faqs', filter).abortSignal(signal).throwOnError()).data
      return { faqs: rows, total: rows[0]?.total ?? 0 }
    },
  })
}

/** One FAQ to edit; null when there is none, also when the id in the address is no id at all. */
export const faqById = (id: string) =>
  queryOptions({
    queryKey: [...faqs, 'one', id],
    queryFn: async ({ signal }) => {
      const db = await database()
      const one = db.from('faqs').select('id, question, answer, published, order_index').eq('id', id)
      const { data, error } = await one.abortSignal(signal).maybeSingle()
      if (error && error.code !== '22P02') throw error
      return data
    },
  })

/** The place after the last FAQ. [CALL-10] */
export const nextFaqOrder = () =>
  queryOptions({
    queryKey: [...faqs, 'next-order'],
    // The list grows elsewhere too, and a stale number would put two FAQs on one place.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const db = await database()
      const highest = db.from('faqs').select('order_index').order('order_index', { ascending: false }).limit(1)
      const { data } = await highest.abortSignal(signal).maybeSingle().throwOnError()
      return data ? data.order_index + 1 : firstOrder
    },
  })

/** Creates a FAQ, or changes the one with the given id; fails when that one is gone. */
export const saveFaq = () =>
  mutationOptions({
    mutationFn: async ({ id, ...values }: FaqValues & { id?: string }) => {
      const db = await database()
      const saved = id ? db.from('faqs').update(values).eq('id', id) : db.from('faqs').insert(values)
      return (await saved.select('id').single().throwOnError()).data
    },
    onSuccess: refresh,
  })
