import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { unlessOutrun } from '../core/editConflict.ts'
import { readAnew } from '../core/invalidates.ts'
import { rowsPerPage } from '../core/rowsPerPage.ts'
import { searchText } from '../core/normalizeSearch.ts'

const minutes = 60_000
const firstOrder = 1
const faqs = ['faqs'] as const

/** What an admin writes of a FAQ. */
export type FaqValues = { question: string; answer: string; order_index: number; published: boolean }

/** A FAQ as the form is filled with it. */
export type StoredFaq = FaqValues & { id: string; updated_at: string }

/** A row of the back office's list, with its place among those that match and their number. */
export type ListedFaq = FaqValues & { id: string; created_at: string; place: number; total: number }

/** State is 'published', 'draft' or, for both, empty; pages count from 1. */
export type FaqFilter = { q: string; state: string; page: number }

const columns = 'id, question, answer, order_index, published, updated_at'

/** One page of all FAQs in their order, and how many match. [ADMIN-FAQ-1, CALL-6] */
export const adminFaqs = ({ q, state, page }: FaqFilter) => {
  const searched = searchText(q)
  return queryOptions({
    queryKey: [...faqs, 'admin', { searched, state, page }],
    staleTime: 2 * minutes,
    queryFn: async ({ signal }) => {
      const db = await database()
      const filter = { searched, in_state: state, page, page_size: rowsPerPage }
      const rows: ListedFaq[] = (await db.rpc('admin_faqs', filter).abortSignal(signal).throwOnError()).data
      return { faqs: rows, total: rows[0]?.total ?? 0 }
    },
  })
}

/** One FAQ to edit; null when there is none, also when the id in the address is no id at all. */
export const faqById = (id: string) =>
  queryOptions({
    queryKey: [...faqs, 'one', id],
    // Two people may edit at the same time, so a form always starts from what is stored now.
    gcTime: 0,
    queryFn: async ({ signal }): Promise<StoredFaq | null> => {
      const db = await database()
      const { data, error } = await db.from('faqs').select(columns).eq('id', id).abortSignal(signal).maybeSingle()
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

/** With an id, `updated_at` is that of the FAQ which the form was filled from; without an order index it keeps its own. */
type FaqInput =
  | (FaqValues & { id?: undefined })
  | (Omit<FaqValues, 'order_index'> & { id: string; updated_at: string; order_index?: number })

/** Creates a FAQ, or changes the one with the given id, unless somebody else has changed it since. */
export const saveFaq = () =>
  mutationOptions({
    mutationFn: async (input: FaqInput): Promise<StoredFaq> => {
      const db = await database()
      if (input.id === undefined) {
        return (await db.from('faqs').insert(input).select(columns).single().throwOnError()).data
      }
      const { id, updated_at, ...values } = input
      const change = db.from('faqs').update(values).eq('id', id).eq('updated_at', updated_at)
      // Gone altogether is an error of its own, which `single` makes.
      return unlessOutrun<StoredFaq>(change.select(columns).maybeSingle().throwOnError(), () =>
        db.from('faqs').select(columns).eq('id', id).single().throwOnError(),
      )
    },
    onSuccess: readAnew(faqs),
  })
